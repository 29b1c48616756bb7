import { z } from 'zod';
import { isCategorySegment } from '~/domain/tenancy/reserved-segments';
import { pictureList } from './picture-list';

/** A whole number written with digits only, between `min` and `max`. */
export function integerText(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,7}$/, 'erwartet wird eine ganze Zahl')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `erwartet wird eine Zahl von ${min} bis ${max}`);
}

export function optionalInteger(min: number, max: number) {
  const message = `erwartet wird nichts oder eine Zahl von ${min} bis ${max}`;
  return z
    .string()
    .regex(/^\d{0,7}$/, message)
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((value) => value === null || (value >= min && value <= max), message);
}

export function optionalText(pattern: RegExp, message: string) {
  return z
    .string()
    .refine((text) => text === '' || pattern.test(text), message)
    .transform((text) => (text === '' ? null : text));
}

/** Thirteen digits whose last one is the GS1 check digit (weights 1 and 3 in turn, modulo 10). */
function isGtin13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

export function oneOf<const Value extends string>(...values: Value[]) {
  return z.enum(values, `erwartet wird ${values.join(', ')}`);
}

export const text = z.string().trim().min(1, 'darf nicht leer sein').max(80, 'ist länger als 80 Zeichen');
const flag = oneOf('0', '1').transform((value) => value === '1');
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'erlaubt sind Kleinbuchstaben, Ziffern und einfache Bindestriche');

/** The id of an article whose page stands below a category. */
export const slugAtCategory = slug.refine(
  (id) => !isCategorySegment(id),
  'hat in Adressen eine andere Bedeutung',
);
/** A gross amount such as `84.90`, in cents. */
export const euros = z
  .string()
  .regex(/^\d{1,5}\.\d{2}$/, 'erwartet wird ein Betrag wie 84.90')
  .transform((value) => Number(value.replace('.', '')))
  .refine((cents) => cents > 0, 'der Preis muss über 0 liegen');

/** Nothing, which is null, or what the schema takes; what is wrong with it is told in the schema's words. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema], {
    error: (issue) => (issue.code === 'invalid_union' ? issue.errors[1]?.[0]?.message : undefined),
  });

export const gtin13 = z.string().refine(isGtin13, 'keine GTIN mit 13 Ziffern und richtiger Prüfziffer');

const tyreFields = z.strictObject({
  id: slug,
  gtin: gtin13,
  hersteller: text,
  modell: text,
  saison: oneOf('sommer', 'winter', 'ganzjahr'),
  fahrzeug: oneOf('PKW', 'SUV', 'Transporter'),
  breite: integerText(125, 405),
  hoehe: optionalInteger(20, 90),
  bauart: oneOf('R', 'ZR'),
  durchmesser: integerText(10, 24),
  tragfaehigkeit: integerText(60, 149),
  tragfaehigkeitZwilling: optionalInteger(60, 149),
  geschwindigkeitsindex: oneOf('L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'H', 'V', 'W', 'Y', '(Y)'),
  xl: flag,
  c: flag,
  runflat: optionalText(/^[A-Za-z][A-Za-z/-]{1,5}$/, 'kein Run-Flat-Kürzel wie RFT, SSR, ROF oder ZP'),
  oe: optionalText(/^(\*|[A-Z][A-Z0-9]{1,4})$/, 'kein OE-Kürzel wie *, MO, AO, N0 oder VOL'),
  alpin: flag,
  ms: flag,
  felgenschutz: flag,
  eis: flag,
  kraftstoff: oneOf('A', 'B', 'C', 'D', 'E'),
  nasshaftung: oneOf('A', 'B', 'C', 'D', 'E'),
  geraeusch: oneOf('A', 'B', 'C'),
  db: integerText(60, 80),
  eprel: optionalText(/^\d{6,7}$/, 'keine EPREL-Nummer mit 6 oder 7 Ziffern'),
  preis: optional(euros),
  profil: oneOf('sport', 'komfort', 'eco', 'asymmetrisch', 'lamellen', 'alpin', 'allwetter', 'transporter'),
  dot: integerText(2015, 2099),
  bilder: pictureList.optional(),
});

export const TYRE_COLUMNS: readonly string[] = Object.keys(tyreFields.shape);

/** One row of `tyres.csv`: text becomes numbers, flags and null (for empty); the price becomes cents. */
export const tyreRow = tyreFields
  .refine((tyre) => tyre.c === (tyre.tragfaehigkeitZwilling !== null), {
    path: ['tragfaehigkeitZwilling'],
    message: 'gehört genau zu C-Reifen (c = 1)',
  })
  .transform(({ preis, ...tyre }) => ({ ...tyre, preisCents: preis }));

/** A tyre; width in mm, height in % (null: full profile, 82 %), rim in inches, noise in dB, price gross. */
export type TyreRow = z.output<typeof tyreRow>;
