import { z } from 'zod';
import { value } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { networkFile } from '~/platform/files/network-file';
import { salutations } from './person-fields';
import { staffRoleNames } from './tables';

const text = value(z.string().trim().min(1, 'darf nicht leer sein'));

/** Demo accounts. The passwords are plain text, so this file is never exported. */
export const userFile = networkFile({
  name: 'users',
  label: 'email',
  codec: codec({
    email: ['email', value(z.email('keine E-Mail-Adresse'))],
    passwort: ['password', value(z.string().min(8, 'mindestens 8 Zeichen'))],
    anrede: ['salutation', value(z.enum(salutations))],
    vorname: ['firstName', text],
    nachname: ['lastName', text],
    isNOAEmployee: ['isNoaEmployee', value(z.boolean())],
    /** True for all locations. */
    rolle: ['role', value(z.enum(staffRoleNames).optional())],
  }),
  keyOf: (entry) => entry,
});
