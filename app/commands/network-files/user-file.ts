import { z } from 'zod';
import { salutations } from '~/domain/accounts/person-fields';
import { staffRoleNames } from '~/domain/accounts/tables';

const text = z.string().trim().min(1, 'darf nicht leer sein');

/** One entry of `users.json`: an account to try the shop with. Its password stands open in the file. */
export const userEntry = z.strictObject({
  email: z.email('keine E-Mail Adresse'),
  passwort: z.string().min(8, 'mindestens 8 Zeichen'),
  anrede: z.enum(salutations),
  vorname: text,
  nachname: text,
  isNOAEmployee: z.boolean(),
  /** At every location. */
  rolle: z.enum(staffRoleNames).optional(),
});

export type UserEntry = z.output<typeof userEntry>;
