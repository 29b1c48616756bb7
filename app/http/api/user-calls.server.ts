import { z } from 'zod';
import { changeProfile } from '~/domain/accounts/change-account.server';
import { nameFields } from '~/domain/accounts/person-fields';
import { phoneNumberField } from '~/domain/accounts/phone-number.server';
import { passwordField } from '~/domain/accounts/schemas';
import { findUser } from '~/domain/accounts/users.server';
import { deleteAccount } from '~/domain/customer/delete-account.server';
import { defineAccountCall, findCaller, unauthorized } from './account-call.server';
import { accountRefusals, refuseAccount } from './account-refusals';
import { nothing, withDefaults } from './call.server';
import { unconfirmedUser, userAnswer, userOf } from './user-answer.server';
import { ownWishList, saveWishList } from './user-wish-list.server';

export const currentUserCall = withDefaults({
  caller: 'signed-up',
  path: '/api/v1/auth/user/current',
  summary: 'Das Konto, zu dem das Token gehört',
  inPath: [],
  input: nothing,
  answer: userAnswer,
  refusals: [unauthorized],
  run: async (scope) => {
    const caller = await findCaller(scope);
    if ('own' in caller) return userOf(scope.context, caller.own);
    return 'refusal' in caller ? caller : unconfirmedUser(caller.unconfirmed);
  },
});

export const updateUserCall = defineAccountCall({
  method: 'PUT',
  path: '/api/v1/users',
  summary: 'Angaben zur Person ändern; was nicht genannt ist, bleibt',
  inPath: [],
  input: nothing,
  body: z.strictObject({
    user: z.strictObject({
      anrede: nameFields.anrede.optional(),
      vorname: nameFields.vorname.optional(),
      nachname: nameFields.nachname.optional(),
      telefon: phoneNumberField.nullable().optional(),
      merkliste: ownWishList.optional().describe('ersetzt die gespeicherte, an allen Standorten'),
    }),
  }),
  answer: userAnswer,
  refusals: accountRefusals('account-gone'),
  example: async () => ({ body: { user: { anrede: 'frau', vorname: 'Erika', telefon: '0431 123456' } } }),
  run: async (scope, _input, { user: changed }) => {
    const { context, visitor, user } = scope;
    const { anrede, vorname, nachname, telefon, merkliste } = changed;
    const refused = merkliste && (await saveWishList(scope, merkliste));
    if (refused) return refused;
    const profile = { salutation: anrede, firstName: vorname, lastName: nachname, phone: telefon };
    await changeProfile(context, user.id, profile);
    const now = await findUser(context, user.id);
    return now ? userOf(context, { visitor, user: now }) : refuseAccount({ ok: false, code: 'account-gone' });
  },
});

export const deleteUserCall = defineAccountCall({
  method: 'DELETE',
  path: '/api/v1/users',
  summary: 'Das Konto löschen; das Passwort steht im Inhalt, nie in der Adresse',
  inPath: [],
  input: nothing,
  body: z.strictObject({ password: passwordField }),
  answer: z.object({ message: z.string() }),
  refusals: accountRefusals('wrong-password', 'rate-limited', 'busy'),
  example: async () => ({ body: { password: 'vier lange Wörter genügen' } }),
  run: async ({ tenant, context, visitor, user }, _input, { password }) => {
    const result = await deleteAccount(tenant, context, { visitor, user }, { password });
    return result.ok ? { message: 'Ihr Konto ist gelöscht.' } : refuseAccount(result, 'password');
  },
});
