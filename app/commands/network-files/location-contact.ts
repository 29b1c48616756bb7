import { z } from 'zod';

const text = z.string().trim().min(1, 'darf nicht leer sein');
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'keine Uhrzeit wie 08:00');

const openingHours = z
  .strictObject({
    days: z.array(z.enum(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])).min(1, 'mindestens ein Tag'),
    from: clockTime,
    to: clockTime,
  })
  .refine((hours) => hours.from < hours.to, { path: ['to'], message: 'liegt nicht nach from' });

/** Who and where a location is: the imprint's data, its place on the map, its hours and its bank account. */
export const contactFields = {
  anschrift: z.strictObject({
    firma: text,
    strasse: text,
    plz: z.string().regex(/^\d{5}$/, 'keine fünfstellige Postleitzahl'),
    ort: text,
    land: z.string().regex(/^[A-Z]{2}$/, 'kein Länderkürzel wie DE'),
    telefon: z.string().regex(/^[+0][0-9 ]{5,20}$/, 'keine Telefonnummer aus Ziffern und Leerzeichen'),
    email: z.email('keine E-Mail-Adresse'),
    registergericht: text,
    hrb: text,
    ustId: z.string().regex(/^DE\d{9}$/, 'keine USt-IdNr. wie DE123456789'),
    geschaeftsfuehrung: text,
  }),
  // Narrower than the globe, so that swapped coordinates are seen.
  geo: z.strictObject({ lat: z.number().min(45).max(56), lng: z.number().min(5).max(18) }),
  openingHours: z.array(openingHours),
  bank: z.strictObject({
    inhaber: text,
    iban: z.string().refine(isIban, 'keine IBAN ohne Leerzeichen mit richtigen Prüfziffern'),
    bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'keine BIC mit 8 oder 11 Zeichen'),
    bankname: text,
  }),
};

/** ISO 13616: country and check digits behind the rest, letters as 10 to 35, the number modulo 97 is 1. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('DE') && iban.length !== 22) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
