import { z } from 'zod';
import { signInBearer } from '~/domain/accounts/bearer-sign-in.server';
import { emailField } from '~/domain/accounts/person-fields';
import { publishedAccounts } from '~/domain/accounts/published-accounts';
import { passwordField, signInCodeSchema, signUpSchema } from '~/domain/accounts/schemas';
import { requestSignUp } from '~/domain/accounts/sign-up.server';
import { newToken } from '~/domain/accounts/tokens.server';
import { claimGuestOrders } from '~/domain/orders/claim-orders.server';
import { findCaller } from './account-call.server';
import { accountRefusals, refuseAccount } from './account-refusals';
import { defineCall, noLocation, nothing } from './call.server';
import { standortUrl } from './fields';
import { findTenant } from './find-tenant.server';
import { signedInAnswer, unconfirmedUser, userOf } from './user-answer.server';

const { vorname, nachname, email, passwort } = signUpSchema.shape;

export const signUpCall = defineCall({
  method: 'POST',
  path: '/api/v1/auth/signup',
  summary: 'Ein Konto eröffnen. Es gilt, sobald der Link in der E-Mail bestätigt ist',
  inPath: [],
  input: nothing,
  body: z.strictObject({
    user: z.strictObject({ email, password: passwort, vorname, nachname }),
    standortUrl,
  }),
  status: 201,
  answer: signedInAnswer,
  refusals: [noLocation, ...accountRefusals('weak-password', 'rate-limited', 'busy')],
  example: async ({ location }) => ({
    body: {
      user: {
        email: 'erika@example.de',
        password: 'vier lange Wörter genügen',
        vorname: 'Erika',
        nachname: 'Beispiel',
      },
      standortUrl: location.url,
    },
  }),
  run: async (scope, _input, { user, standortUrl: url }) => {
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    const person = { email: user.email, firstName: user.vorname, lastName: user.nachname };
    const signUp = { ...person, password: user.password };
    const token = newToken();
    const bearer = { token, agent: scope.from.agent };
    const result = await requestSignUp(tenant, scope.context, scope.from, { ...signUp, bearer });
    if (!result.ok)
      return refuseAccount(result, result.code === 'weak-password' ? 'user.password' : undefined);
    return { ...unconfirmedUser(person), token };
  },
});

export const signInCall = defineCall({
  method: 'POST',
  path: '/api/v1/auth/signin',
  summary: 'Einloggen. Wer einen zweiten Faktor hat, gibt auch den Code der App an',
  inPath: [],
  input: nothing,
  body: z.strictObject({
    username: emailField.describe('E-Mail-Adresse'),
    password: passwordField,
    standortUrl,
    code: signInCodeSchema.shape.code.optional(),
  }),
  answer: signedInAnswer,
  refusals: [
    noLocation,
    ...accountRefusals(
      'wrong-credentials',
      'code-required',
      'wrong-code',
      'password-change-required',
      'rate-limited',
      'busy',
    ),
  ],
  example: async ({ location, deployment }) => {
    const [{ email: username, password }] = publishedAccounts;
    const own = { username: 'erika@example.de', password: 'vier lange Wörter genügen' };
    const known = deployment === 'production' ? own : { username, password };
    return { body: { ...known, standortUrl: location.url } };
  },
  run: async (scope, _input, { username, password, standortUrl: url, code }) => {
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    const credentials = { email: username, password, code, claim: claimGuestOrders };
    const result = await signInBearer(tenant, scope.context, scope.from, credentials);
    if (!result.ok) return refuseAccount(result, result.code.endsWith('code-required') ? 'code' : undefined);
    const caller = await findCaller({ ...scope, bearer: result.bearer });
    if (!('own' in caller)) return refuseAccount({ ok: false, code: 'wrong-credentials' });
    return { ...(await userOf(scope.context, caller.own)), token: result.bearer };
  },
});
