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

export const line = (message: string, longest = 80) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(longest, `Bitte höchstens ${longest} Zeichen.`)
    .regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u, 'Bitte ohne Steuerzeichen.');

export const nameFields = {
  anrede: z.enum(salutations, { error: 'Bitte wählen Sie eine Anrede.' }),
  vorname: line('Bitte geben Sie Ihren Vornamen an.'),
  nachname: line('Bitte geben Sie Ihren Nachnamen an.'),
};

export const emailField = line('Bitte geben Sie Ihre E-Mail-Adresse an.', 254).pipe(
  z.email('Diese E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de'),
);

export const phoneField = line('Bitte geben Sie eine Telefonnummer für Rückfragen an.', 30).regex(
  /^\+?[\d\s/()-]{5,}$/,
  'Bitte nur Ziffern, Leerzeichen, +, - und / verwenden.',
);

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
