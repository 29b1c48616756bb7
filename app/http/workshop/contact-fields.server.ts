import { z } from 'zod';
import { emailField, line, nameFields, phoneField } from '~/domain/accounts/person-fields';
import type { RequestContact } from '~/domain/workshop/service-request';
import type { KeyedContext } from '~/platform/context';

const PURPOSE = 'service-request';

/** The mail goes to an unconfirmed address: it must not carry a stranger's links. */
const withoutLinks = (text: string | undefined) => !text || !/:\/\/|www\./i.test(text);
const NO_LINKS = 'Bitte ohne Internetadressen.';

export const messageField = z
  .string()
  .trim()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .max(1_000, 'Bitte höchstens 1.000 Zeichen.')
  .regex(/^(?:[^\p{Cc}\p{Cf}]|[\t\n\r])*$/u, 'Bitte ohne Steuerzeichen.');

export const personShape = {
  anrede: nameFields.anrede,
  vorname: nameFields.vorname.refine(withoutLinks, NO_LINKS),
  nachname: nameFields.nachname.refine(withoutLinks, NO_LINKS),
  email: emailField,
  telefon: phoneField,
};

export const contactShape = {
  fahrzeug: line('', 120).refine(withoutLinks, NO_LINKS).optional(),
  nachricht: messageField.optional(),
  ...personShape,
};

type Contact = z.output<z.ZodObject<typeof personShape>>;

export const contactOf = ({ anrede, vorname, nachname, email, telefon }: Contact): RequestContact => ({
  salutation: anrede,
  firstName: vorname,
  lastName: nachname,
  email,
  phone: telefon,
});

/** When the form was made; sealed, so that nobody invents it. */
export const newStamp = ({ keys, now }: Pick<KeyedContext, 'keys' | 'now'>): string =>
  keys.seal(now().toISOString(), PURPOSE);

export function openedAt({ keys }: KeyedContext, stamp: string): Date | undefined {
  try {
    return new Date(keys.open(stamp, PURPOSE));
  } catch {
    return undefined;
  }
}
