import { z } from 'zod';
import { addressSettings } from '~/domain/tenancy/address';
import { slugText } from '~/platform/files/cells';
import { addressSchema } from './schemas';

/** In the journal. */
export const COPY_SUBJECT = 'standort';

const FILLED = 'Bitte füllen Sie dieses Feld aus.';

const name = (words: string) => z.string(words).trim().min(1, words).max(80, 'Höchstens 80 Zeichen.');

/** As the schema of the setting has it, with the desk's words. */
const stored = (setting: keyof typeof addressSettings.settings, words: string) =>
  z
    .string(words)
    .trim()
    .max(200, 'Höchstens 200 Zeichen.')
    .refine((text) => addressSettings.settings[setting]?.schema.safeParse(text).success, words);

export const copySchema = z.object({
  adresse: z
    .string(FILLED)
    .trim()
    .max(40, 'Höchstens 40 Zeichen.')
    .refine(
      (text) => slugText.safeParse(text).success,
      'Bitte verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, wie neu-ulm.',
    ),
  host: z.string(FILLED),
  name: name('Bitte geben Sie den Namen an.'),
  stadt: name('Bitte geben Sie den Ort an.'),
  firma: z.string(FILLED),
  ...addressSchema.omit({ ort: true }).shape,
  telefon: stored('telefon', 'Bitte geben Sie eine Nummer aus Ziffern und Leerzeichen an.'),
  email: stored('email', 'Bitte geben Sie eine vollständige E-Mail-Adresse an.'),
});
export type NewLocation = z.output<typeof copySchema>;

export const copyRefusals = {
  reserved: 'So heißt eine Seite des Shops. Bitte wählen Sie eine andere Adresse.',
  taken: 'Diese Adresse hat schon ein Standort.',
  'unknown-host': 'Auf diesem Host kann es keinen weiteren Standort geben.',
  'unknown-company': 'Diese Firma gibt es nicht.',
} as const;
export type CopyRefusal = keyof typeof copyRefusals;

export const copyRefusalFields: Readonly<Record<CopyRefusal, keyof NewLocation>> = {
  reserved: 'adresse',
  taken: 'adresse',
  'unknown-host': 'host',
  'unknown-company': 'firma',
};
