import { z } from 'zod';
import { salutations } from '~/domain/accounts/person-fields';
import type { User } from '~/domain/accounts/users.server';
import type { Context } from '~/platform/context';
import type { AccountScope } from './account-call.server';
import { wishListOf } from './user-wish-list.server';
import { wishListEntry } from './wish-list-entry';

/** Spec 2, section 3: user. */
export const userAnswer = z.object({
  user: z.object({
    _id: z.string().nullable().describe('null, solange die Adresse nicht bestätigt ist'),
    email: z.string(),
    anrede: z.enum(salutations).nullable(),
    vorname: z.string(),
    nachname: z.string(),
    telefon: z.string().nullable(),
    isNOAEmployee: z.boolean(),
    isConfirmed: z.boolean().describe('ob die E-Mail-Adresse bestätigt ist'),
    merkliste: z.array(wishListEntry).describe('an allen Standorten'),
  }),
});

export const signedInAnswer = userAnswer.extend({
  token: z
    .string()
    .describe('Bearer-Token: 30 Tage, nach einer Registrierung 48 Stunden bis zur Bestätigung'),
});

type UserAnswer = z.input<typeof userAnswer>;

export async function userOf(
  context: Context,
  { visitor, user }: Pick<AccountScope, 'visitor' | 'user'>,
): Promise<UserAnswer> {
  return {
    user: {
      _id: user.id,
      email: user.email,
      anrede: user.salutation,
      vorname: user.firstName,
      nachname: user.lastName,
      telefon: user.phone,
      isNOAEmployee: visitor.user?.isNoaEmployee ?? false,
      isConfirmed: true,
      merkliste: await wishListOf(context, visitor),
    },
  };
}

export function unconfirmedUser(person: Pick<User, 'email' | 'firstName' | 'lastName'>): UserAnswer {
  return {
    user: {
      _id: null,
      email: person.email,
      anrede: null,
      vorname: person.firstName,
      nachname: person.lastName,
      telefon: null,
      isNOAEmployee: false,
      isConfirmed: false,
      merkliste: [],
    },
  };
}
