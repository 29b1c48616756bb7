import { APPROVAL_FIELD, approvalTexts } from '~/domain/desk/articles/approval-form';
import type { DeskArticle } from '~/domain/desk/articles/desk-article.server';
import { removeApproval, saveApproval } from '~/exchange/desk/rim-approvals.server';
import { type DeskForm, invalid } from './desk-answer';
import { type Desk, whoAt } from './require-desk.server';

/** Of a rim. */
export async function changeApprovals(desk: Desk, article: DeskArticle, form: DeskForm) {
  if (article.kind !== 'rim') return { ok: false, code: 'changed-meanwhile' } as const;
  const { context } = desk;
  const about = { rimCode: article.code, ...whoAt(desk) };
  const key = form.values[APPROVAL_FIELD] ?? '';
  const done =
    form.command === 'save-approval'
      ? await saveApproval(context, about, key, approvalTexts(form.values))
      : await removeApproval(context, about, key);
  return !done.ok && done.code === 'invalid' ? invalid(form, done.errors) : done;
}
