import { z } from 'zod';
import { changePassword } from '~/domain/accounts/change-account.server';
import { emailField } from '~/domain/accounts/person-fields';
import {
  RESET_ANSWER_MS,
  requestPasswordReset,
  resetPassword,
} from '~/domain/accounts/reset-password.server';
import { passwordField, signUpSchema } from '~/domain/accounts/schemas';
import { notBefore } from '~/storefront/account/page.server';
import { defineAccountCall } from './account-call.server';
import { accountRefusals, refuseAccount } from './account-refusals';
import { defineCall, noLocation, nothing } from './call.server';
import { standortUrl } from './fields';
import { findTenant } from './find-tenant.server';

const newPassword = signUpSchema.shape.passwort;
const fieldOf: Partial<Record<string, string>> = {
  'weak-password': 'password',
  'wrong-password': 'oldPassword',
};
const done = z.object({ message: z.string() });

export const setPasswordCall = defineAccountCall({
  method: 'PUT',
  path: '/api/v1/auth/password',
  summary: 'Ein neues Passwort setzen, mit dem bisherigen. Danach gilt kein Token mehr',
  inPath: [],
  input: nothing,
  body: z.strictObject({
    oldPassword: passwordField.describe('das bisherige Passwort'),
    password: newPassword,
  }),
  answer: done,
  refusals: accountRefusals('wrong-password', 'weak-password', 'account-gone', 'rate-limited', 'busy'),
  example: async () => ({
    body: { oldPassword: 'vier lange Wörter genügen', password: 'fünf lange Wörter sind besser' },
  }),
  run: async ({ tenant, context, visitor, user }, _input, { oldPassword, password }) => {
    const passwords = { password: oldPassword, newPassword: password };
    const result = await changePassword(tenant, context, { visitor, user }, passwords, undefined);
    if (!result.ok) return refuseAccount(result, fieldOf[result.code]);
    return { message: 'Ihr neues Passwort gilt. Bitte loggen Sie sich damit ein.' };
  },
});

export const requestResetCall = defineCall({
  method: 'POST',
  path: '/api/v1/auth/resetPassword',
  summary:
    'Einen Link zum Zurücksetzen des Passworts schicken. Die Antwort verrät nicht, ob es das Konto gibt',
  inPath: [],
  input: nothing,
  body: z.strictObject({ email: emailField, standortUrl }),
  answer: done,
  refusals: [noLocation, ...accountRefusals('rate-limited')],
  example: async ({ location }) => ({ body: { email: 'erika@example.de', standortUrl: location.url } }),
  run: async (scope, _input, { email, standortUrl: url }) => {
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    const requested = requestPasswordReset(tenant, scope.context, scope.from, email);
    const result = await notBefore(RESET_ANSWER_MS, requested);
    if (!result.ok) return refuseAccount(result);
    return { message: 'Wenn es zu dieser Adresse ein Konto gibt, ist jetzt eine E-Mail dorthin unterwegs.' };
  },
});

/** The hash is the proof (rulings, accounts): no bearer. */
export const resetPasswordCall = defineCall({
  method: 'PUT',
  path: '/api/v1/auth/resetPassword',
  summary: 'Mit dem Hash aus dem Link der E-Mail ein neues Passwort setzen',
  inPath: [],
  input: nothing,
  body: z.strictObject({
    hash: z.string().min(1).max(200),
    email: emailField.describe('muss die des Kontos sein'),
    password: newPassword,
  }),
  answer: done,
  refusals: accountRefusals('expired-token', 'weak-password', 'busy'),
  example: async () => ({
    body: { hash: 'aus-dem-Link', email: 'erika@example.de', password: 'fünf lange Wörter sind besser' },
  }),
  run: async ({ context, hostTenant, from }, _input, { hash, email, password }) => {
    const nobody = { ...from, sessionId: undefined, user: undefined, dismissed: [], vehicleCode: undefined };
    const result = await resetPassword(hostTenant, context, nobody, { token: hash, email, password });
    if (!result.ok) {
      return refuseAccount(result, result.code === 'weak-password' ? 'password' : undefined);
    }
    return { message: 'Ihr neues Passwort gilt. Sie können sich jetzt einloggen.' };
  },
});
