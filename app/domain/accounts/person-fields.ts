import { z } from 'zod';
import { isPostcode } from '~/values/postcode';

export const salutations = ['frau', 'herr', 'divers', 'firma'] as const;
export type Salutation = (typeof salutations)[number];

export const salutationNames: Record<Salutation, string> = {
  frau: 'Frau',
  herr: 'Herr',
  divers: 'Divers',
  firma: 'Firma',
};

/** Invisible signs that come with what is pasted: directions of phone books, zero-width spaces, soft hyphens. */
const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '');

export const line = (message: string, longest = 80) =>
  z
    .string({ error: message })
    .overwrite(withoutMarks)
    .trim()
    .min(1, message)
    .max(longest, `Bitte höchstens ${longest} Zeichen.`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Bitte ohne Steuerzeichen.');

/** In any script. Firms have digits and '&' in theirs. */
const NAME = /^[\p{L}\p{M}\p{Nd}\p{Zs}\p{Pd}.'’‘´`ʼ·&+,/()"„“”«»]*$/u;

const name = (message: string) =>
  line(message).regex(NAME, 'Bitte ohne Emojis und Sonderzeichen, wie im Ausweis geschrieben.');

export const nameFields = {
  anrede: z.enum(salutations, { error: 'Bitte wählen Sie eine Anrede.' }),
  vorname: name('Bitte geben Sie Ihren Vornamen an.'),
  nachname: name('Bitte geben Sie Ihren Nachnamen an.'),
};

/** 'info@müller-reifen.de' → 'info@xn--mller-reifen-dlb.de': mail servers know domains in the letters of RFC 5891 only. */
function withAsciiDomain(email: string): string {
  const [, local, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (!local || !domain || /^[\x20-\x7e]*$/.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${local}@${new URL(address).hostname}` : email;
}

export const emailField = line('Bitte geben Sie Ihre E-Mail-Adresse an.', 254)
  .overwrite(withAsciiDomain)
  .regex(/^\S*$/, { error: 'Eine E-Mail-Adresse hat keine Leerzeichen.', abort: true })
  .regex(/^[\x21-\x7e]*(@|$)/, {
    error: 'Vor dem @ sind keine Umlaute und anderen Sonderzeichen möglich.',
    abort: true,
  })
  .pipe(z.email('Diese E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de'));

const DASHES = /[\u2010-\u2015\u2212]/g;

const MIN_PHONE_DIGITS = 5;

export const phoneField = line('Bitte geben Sie eine Telefonnummer für Rückfragen an.', 30)
  .overwrite((phone) => phone.replace(DASHES, '-'))
  .regex(/^\+?[\d\s/().-]+$/, {
    error: 'Bitte nur Ziffern, Leerzeichen, +, -, . und / verwenden.',
    abort: true,
  })
  .refine(
    (phone) => phone.replace(/\D/g, '').length >= MIN_PHONE_DIGITS,
    'Diese Telefonnummer ist zu kurz. Bitte geben Sie sie mit der Vorwahl an.',
  );

export const companyField = line('Bitte geben Sie die Firma an.').optional();

/** Of the field: 'DE - 24103'. */
export const POSTCODE_LENGTH = 10;

export const postalFields = {
  strasse: line('Bitte geben Sie Straße und Hausnummer an.'),
  plz: line('Bitte geben Sie Ihre PLZ an.', POSTCODE_LENGTH)
    .overwrite((text) => text.replace(/^DE?[\s-]*(?=\d)/i, ''))
    .regex(/^\d{5}$/, { error: 'Eine PLZ hat fünf Ziffern, zum Beispiel 24103.', abort: true })
    .refine(isPostcode, 'Diese PLZ gibt es nicht.'),
  ort: line('Bitte geben Sie den Ort an.'),
};

export const STREET_QUESTION =
  'Ohne Hausnummer? Wenn die Adresse so stimmt, senden Sie sie bitte noch einmal ab.';

/** The street that was asked about, in a hidden field; a program asks nobody. */
export const confirmedStreet = z.string().max(80).optional();

export const hasHouseNumber = (street: string) => /\d/.test(street);

/** The refinement of a form: a street without a number is asked about once, and taken when the form is sent again. */
export function askForHouseNumber(street: string, confirmed: string) {
  const isRight = (form: Readonly<Record<string, unknown>>) => {
    const typed = form[street];
    return typeof typed !== 'string' || typed === '' || hasHouseNumber(typed) || typed === form[confirmed];
  };
  // Beside errors of other fields, unless theirs end the check.
  const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
  return [isRight, { path: [street], error: STREET_QUESTION, when }] satisfies [unknown, unknown];
}
