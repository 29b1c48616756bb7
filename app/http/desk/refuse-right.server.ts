import { data } from 'react-router';
import { type AuditActor, recordRefusal } from '~/domain/accounts/audit-log.server';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import type { Context } from '~/platform/context';
import { type DeskForm, refused } from './desk-answer';

interface Person {
  context: Context;
  actor: AuditActor;
}

/** An entry of the audit log alone: the caller answers. */
export const recordRefusedRight = ({ context, actor }: Person, right: string) =>
  recordRefusal(context, { kind: 'desk-refused', ...actor, detail: right });

/** 403 beside the form, and an entry of the audit log. @param right undefined: the form names no command of the page */
export async function refuseRight(person: Person, form: DeskForm, right: string | undefined) {
  await recordRefusedRight(person, right ?? 'unknown');
  return refused(form, { text: NOT_ALLOWED }, 403);
}

/** 404 to throw, and an entry of the audit log. */
export async function hiddenPage(person: Person, right: string) {
  await recordRefusedRight(person, right);
  return data(NOT_ALLOWED, { status: 404 });
}
