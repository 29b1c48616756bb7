import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { waitText } from '~/domain/accounts/attempts';
import { changePassword, changeProfile, requestEmailChange } from '~/domain/accounts/change-account.server';
import { TooManySignInsError } from '~/domain/accounts/password-hash.server';
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  profileSchema,
} from '~/domain/accounts/schemas';
import { endSession, endSessionsOf } from '~/domain/accounts/session.server';
import { checkOwnPassword } from '~/domain/accounts/sign-in.server';
import type { User } from '~/domain/accounts/users.server';
import type { SessionChange, Visitor } from '~/domain/accounts/visitor';
import { deleteAccount } from '~/domain/customer/delete-account.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { BUSY } from '~/storefront/account/page.server';

/** What came of a form on the settings page: where to go, or which form to show again with what. */
export type SettingsAnswer =
  | { kind: 'go'; to: string; session?: SessionChange }
  | { kind: 'show'; form: string; status: number; result: SubmissionResult<string[]> };

const PATH = '/account/settings';
const WRONG = 'Das Passwort stimmt nicht.';
const go = (notice: string): SettingsAnswer => ({ kind: 'go', to: `${PATH}?hinweis=${notice}` });

interface Change {
  tenant: Tenant;
  context: Context;
  visitor: Visitor;
  user: User;
  form: FormData;
}

/** Why the typed password does not do, as a form error with its status; undefined when it is right. */
export async function passwordRefusal({ context, visitor, user }: Omit<Change, 'form'>, password: string) {
  const credentials = await checkOwnPassword(context, visitor, user, password);
  if (credentials.kind === 'wait') return { status: 429, text: waitText(credentials.seconds) };
  return credentials.kind === 'wrong' ? { status: 401, text: WRONG } : undefined;
}

async function saveProfile({ context, user, form }: Change): Promise<SettingsAnswer> {
  const submission = parseWithZod(form, { schema: profileSchema });
  if (submission.status !== 'success') {
    return { kind: 'show', form: 'angaben', status: 400, result: submission.reply() };
  }
  const { anrede, vorname, nachname, telefon } = submission.value;
  const profile = { salutation: anrede, firstName: vorname, lastName: nachname, phone: telefon ?? null };
  await changeProfile(context, user.id, profile);
  return go('angaben');
}

async function savePassword(change: Change): Promise<SettingsAnswer> {
  const { tenant, context, visitor, user, form } = change;
  const submission = parseWithZod(form, { schema: changePasswordSchema });
  const show = (status: number, fieldErrors?: Record<string, string[]>): SettingsAnswer => {
    const result = submission.reply({ fieldErrors, hideFields: ['passwort', 'passwortNeu'] });
    return { kind: 'show', form: 'passwort', status, result };
  };
  if (submission.status !== 'success') return show(400);
  const refusal = await passwordRefusal(change, submission.value.passwort);
  if (refusal) return show(refusal.status, { passwort: [refusal.text] });
  const problem = await changePassword(
    tenant,
    context,
    user,
    submission.value.passwortNeu,
    visitor.sessionId,
  );
  return problem ? show(400, { passwortNeu: [problem] }) : go('passwort');
}

async function saveEmail(change: Change): Promise<SettingsAnswer> {
  const { tenant, context, visitor, user, form } = change;
  const submission = parseWithZod(form, { schema: changeEmailSchema });
  const show = (status: number, fieldErrors?: Record<string, string[]>): SettingsAnswer => {
    const result = submission.reply({ fieldErrors, hideFields: ['passwort'] });
    return { kind: 'show', form: 'email', status, result };
  };
  if (submission.status !== 'success') return show(400);
  const refusal = await passwordRefusal(change, submission.value.passwort);
  if (refusal) return show(refusal.status, { passwort: [refusal.text] });
  const seconds = await requestEmailChange(tenant, context, visitor, user, submission.value.email);
  return seconds > 0 ? show(429, { email: [waitText(seconds)] }) : go('email');
}

async function endAll({ context, visitor, user }: Change): Promise<SettingsAnswer> {
  await endSessionsOf(context.db, user.id);
  return { kind: 'go', to: '/login?hinweis=abgemeldet', session: await endSession(context, visitor) };
}

async function remove(change: Change): Promise<SettingsAnswer> {
  const { context, visitor, user, form } = change;
  const submission = parseWithZod(form, { schema: deleteAccountSchema });
  const show = (status: number, fieldErrors?: Record<string, string[]>): SettingsAnswer => {
    const result = submission.reply({ fieldErrors, hideFields: ['passwort'] });
    return { kind: 'show', form: 'loeschen', status, result };
  };
  if (submission.status !== 'success') return show(400);
  const refusal = await passwordRefusal(change, submission.value.passwort);
  if (refusal) return show(refusal.status, { passwort: [refusal.text] });
  await deleteAccount(context, user);
  return { kind: 'go', to: '/login?hinweis=geloescht', session: await endSession(context, visitor) };
}

const changes: Record<string, (change: Change) => Promise<SettingsAnswer>> = {
  angaben: saveProfile,
  passwort: savePassword,
  email: saveEmail,
  'ueberall-abmelden': endAll,
  loeschen: remove,
};

/** Carries out the form of the settings page that was sent; an unknown one changes nothing. */
export async function changeSettings(change: Change): Promise<SettingsAnswer> {
  const wanted = String(change.form.get('aktion'));
  const carryOut = Object.hasOwn(changes, wanted) ? changes[wanted] : undefined;
  if (!carryOut) return { kind: 'go', to: PATH };
  try {
    return await carryOut(change);
  } catch (error) {
    if (!(error instanceof TooManySignInsError)) throw error;
    const result: SubmissionResult<string[]> = { status: 'error', error: { '': [BUSY] } };
    return { kind: 'show', form: wanted, status: 503, result };
  }
}
