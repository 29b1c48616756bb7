import type { SubmissionResult } from '@conform-to/react';
import { type RouterContextProvider, redirect } from 'react-router';
import { changePassword, changeProfile, requestEmailChange } from '~/domain/accounts/change-account.server';
import { refuseWrongPassword } from '~/domain/accounts/credentials.server';
import { unlessBusy } from '~/domain/accounts/password-hash.server';
import { phoneNumberField } from '~/domain/accounts/phone-number.server';
import {
  ALL_SESSIONS,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  profileSchema,
  signOutSchema,
} from '~/domain/accounts/schemas';
import { endSession } from '~/domain/accounts/session.server';
import { endSessionOf, endSessionsOf } from '~/domain/accounts/user-sessions.server';
import { deleteAccount } from '~/domain/customer/delete-account.server';
import { parseForm } from '~/http/parse-form.server';
import { signInPagePath } from '~/paths';
import { settingsPath } from '~/values/account-paths';
import { accountScope, applySession } from '../request-scope';
import { invalidForm, refusedForm } from './refuse-form';

interface RefusedForm {
  status: number;
  result: SubmissionResult<string[]>;
}

type Handler = (routerContext: Readonly<RouterContextProvider>, form: FormData) => Promise<RefusedForm>;

const PATH = settingsPath;
const done = (notice: string) => redirect(`${PATH}?hinweis=${notice}`, 303);

const postedProfile = profileSchema.extend({ telefon: phoneNumberField.optional() });

const saveProfile: Handler = async (routerContext, form) => {
  const { context, user } = accountScope(routerContext);
  const submission = parseForm(form, postedProfile);
  if (submission.status !== 'success') return { status: 400, result: submission.reply() };
  const { anrede, vorname, nachname, telefon } = submission.value;
  const profile = { salutation: anrede, firstName: vorname, lastName: nachname, phone: telefon ?? null };
  await changeProfile(context, user.id, profile);
  throw done('angaben');
};

const savePassword: Handler = async (routerContext, form) => {
  const { tenant, context, visitor, user } = accountScope(routerContext);
  const submission = parseForm(form, changePasswordSchema);
  if (submission.status !== 'success') return { status: 400, result: invalidForm(submission) };
  const { passwort, passwortNeu } = submission.value;
  const passwords = { password: passwort, newPassword: passwortNeu };
  const result = await changePassword(tenant, context, { visitor, user }, passwords, visitor.sessionId);
  if (!result.ok) return refusedForm(submission, result);
  throw done('passwort');
};

const saveEmail: Handler = async (routerContext, form) => {
  const { tenant, context, visitor, user } = accountScope(routerContext);
  const submission = parseForm(form, changeEmailSchema);
  if (submission.status !== 'success') return { status: 400, result: invalidForm(submission) };
  const { passwort, email } = submission.value;
  const result = await requestEmailChange(tenant, context, { visitor, user }, { password: passwort, email });
  if (!result.ok) return refusedForm(submission, result);
  throw done('email');
};

/** One session, or all: they may be somebody else's, so the password is asked for. */
const signOut: Handler = async (routerContext, form) => {
  const { context, visitor, user } = accountScope(routerContext);
  const submission = parseForm(form, signOutSchema);
  if (submission.status !== 'success') return { status: 400, result: invalidForm(submission) };
  const { sitzung, passwort } = submission.value;
  const refused = await unlessBusy(async () => {
    const wrong = await refuseWrongPassword(context, visitor, user, passwort);
    return wrong ?? ({ ok: true } as const);
  });
  if (!refused.ok) return refusedForm(submission, refused);
  if (sitzung !== ALL_SESSIONS) {
    await endSessionOf(context.db, user.id, sitzung);
    throw done('geraet');
  }
  await endSessionsOf(context.db, user.id);
  applySession(routerContext, await endSession(context, visitor));
  throw redirect(`${signInPagePath}?hinweis=abgemeldet`, 303);
};

const remove: Handler = async (routerContext, form) => {
  const { tenant, context, visitor, user } = accountScope(routerContext);
  const submission = parseForm(form, deleteAccountSchema);
  if (submission.status !== 'success') return { status: 400, result: invalidForm(submission) };
  const { passwort } = submission.value;
  const result = await deleteAccount(tenant, context, { visitor, user }, { password: passwort });
  if (!result.ok) return refusedForm(submission, result);
  applySession(routerContext, result.session);
  throw redirect(`${signInPagePath}?hinweis=geloescht`, 303);
};

const handlers: Record<string, Handler> = {
  angaben: saveProfile,
  passwort: savePassword,
  email: saveEmail,
  abmelden: signOut,
  loeschen: remove,
};

/** @returns the form with its errors; an unknown form changes nothing @throws {Response} the redirect if done */
export async function handleSettings(
  routerContext: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<RefusedForm & { form: string }> {
  const action = String(form.get('aktion'));
  const handler = Object.hasOwn(handlers, action) ? handlers[action] : undefined;
  if (!handler) throw redirect(PATH, 303);
  return { form: action, ...(await handler(routerContext, form)) };
}
