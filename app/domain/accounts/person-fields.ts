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

export const nameFields = {
  anrede: z.enum(salutations, { error: 'Bitte wählen Sie eine Anrede.' }),
  vorname: line('Bitte geben Sie Ihren Vornamen an.'),
  nachname: line('Bitte geben Sie Ihren Nachnamen an.'),
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
  .pipe(z.email('Diese E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de'));

const DASHES = /[\u2010-\u2015\u2212]/g;

export const phoneField = line('Bitte geben Sie eine Telefonnummer für Rückfragen an.', 30)
  .overwrite((phone) => phone.replace(DASHES, '-'))
  .regex(/^\+?[\d\s/().-]{5,}$/, 'Bitte nur Ziffern, Leerzeichen, +, -, . und / verwenden.');

export const companyField = line('Bitte geben Sie die Firma an.').optional();

export const postalFields = {
  strasse: line('Bitte geben Sie Straße und Hausnummer an.').regex(
    /\d/,
    'Bitte ergänzen Sie die Hausnummer.',
  ),
  plz: line('Bitte geben Sie Ihre PLZ an.', 10).refine(
    isPostcode,
    'Eine PLZ hat fünf Ziffern, zum Beispiel 24103.',
  ),
  ort: line('Bitte geben Sie den Ort an.'),
};
