import { z } from 'zod';
import { defineSettings, filledText, setting } from './settings';

const field = (name: string, schema: z.ZodType<string> = filledText) =>
  setting(schema, { file: `anschrift.${name}`, fallback: '' });

export const addressSettings = defineSettings('address', {
  strasse: field('strasse'),
  plz: field('plz', z.string().regex(/^\d{5}$/, 'keine fünfstellige Postleitzahl')),
  ort: field('ort'),
  land: field('land', z.string().regex(/^[A-Z]{2}$/, 'kein Länderkürzel wie DE')),
  telefon: field(
    'telefon',
    z.string().regex(/^[+0][0-9 ]{5,20}$/, 'keine Telefonnummer aus Ziffern und Leerzeichen'),
  ),
  email: field('email', z.email('keine E-Mail-Adresse')),
});
