import { z } from 'zod';
import { categoryPresentations } from '~/domain/catalog/categories/category';
import { fieldTypes } from '~/domain/catalog/products/category-field';
import { vehicleKinds } from '~/domain/catalog/tyres/tyre-terms';
import { isPageSegment, isSystemSegment } from '~/domain/tenancy/reserved-segments';
import { goodsNames } from '~/ui/illustrations/spot-names';

const text = z.string().trim().min(1, 'darf nicht leer sein');
const url = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'erlaubt sind Kleinbuchstaben, Ziffern und einfache Bindestriche')
  .refine((name) => !isSystemSegment(name), 'ist ein Name der Technik');

/** Parameters that every list of articles has. */
const listParameters = [
  'fabrikat',
  'hersteller',
  'preis',
  'preisbis',
  'preisvon',
  'seite',
  'sofort',
  'sortierung',
];

/** What is said of each article of a category. */
const categoryField = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,29}$/, 'erlaubt sind Kleinbuchstaben und Ziffern, höchstens 30')
      .refine((name) => !listParameters.includes(name), 'haben alle Listen schon'),
    bezeichnung: text.max(60, 'ist länger als 60 Zeichen'),
    typ: z.enum(fieldTypes, `erwartet wird ${fieldTypes.join(', ')}`),
    einheit: text.max(12, 'ist länger als 12 Zeichen').nullable().default(null),
    mehrere: z.boolean().default(false),
  })
  .refine(({ typ, einheit }) => einheit === null || typ === 'number', {
    path: ['einheit'],
    message: 'gehört zu einer Zahl (number)',
  })
  .refine(({ typ, mehrere }) => !mehrere || typ !== 'flag', {
    path: ['mehrere'],
    message: 'ja und nein zugleich geht nicht',
  });

export type FieldEntry = z.output<typeof categoryField>;

const hasOwnNames = (fields: readonly { name: string }[]) =>
  new Set(fields.map(({ name }) => name)).size === fields.length;

const fields = {
  _id: text,
  title: text,
  url,
  presentation: z.enum(categoryPresentations),
  isNOAEmployeeCategory: z.boolean(),
  versteckt: z.boolean().default(false),
  zeichnung: z.enum(goodsNames).default('parcel'),
  beschreibung: text,
  reifen: z
    .strictObject({ fahrzeug: z.enum(vehicleKinds).optional(), runflat: z.boolean().optional() })
    .optional(),
  felder: z.array(categoryField).refine(hasOwnNames, 'ein name kommt mehrfach vor').optional(),
};

const hasItsPage = ({ presentation, url }: { presentation: string; url: string }) =>
  presentation !== 'page' || isPageSegment(url);
const pageOfItsOwn = { path: ['presentation'], message: 'der Shop hat keine eigene Seite mit dieser url' };

/** One entry of `categories.json`: a main category with its sub-categories (spec 1, section 3). */
export const categoryEntry = z
  .strictObject({
    ...fields,
    subCategories: z.array(z.strictObject(fields).refine(hasItsPage, pageOfItsOwn)).default([]),
  })
  .refine(hasItsPage, pageOfItsOwn);

export type CategoryEntry = z.output<typeof categoryEntry>;
