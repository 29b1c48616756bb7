import { z } from 'zod';
import { contentUnits } from '~/domain/catalog/products/base-price';
import type { FilterValues } from '~/domain/catalog/vehicle-filter/tables';
import { readFilterValues } from '~/domain/catalog/vehicle-filter/vehicle-filter';
import { pictureList } from './picture-list';
import { euros, gtin13, optional, slugAtCategory, text } from './tyre-file';

const words = (limit: number) => z.string().trim().max(limit, `ist länger als ${limit} Zeichen`);

/** `Gewicht=14 kg|Zuladung=75 kg`: pairs with a bar between them. */
const pairs = z.string().transform((line, context) =>
  line
    .split('|')
    .filter((part) => part.trim() !== '')
    .map((part): [string, string] => {
      const [name = '', ...rest] = part.split('=');
      const value = rest.join('=').trim();
      if (name.trim() === '' || value === '')
        context.addIssue({ code: 'custom', message: `„${part}“ ist kein Paar wie Gewicht=14 kg` });
      return [name.trim(), value];
    }),
);

/** The same for values of the category's fields, each field once. */
const fieldTexts = pairs.refine(
  (all) => new Set(all.map(([name]) => name)).size === all.length,
  'ein Feld kommt mehrfach vor',
);

const productFields = z.strictObject({
  id: slugAtCategory.max(120, 'ist länger als 120 Zeichen'),
  kategorie: z.string().min(1, 'darf nicht leer sein'),
  hersteller: text,
  name: text,
  beschreibung: words(4_000),
  sicherheit: optional(words(2_000)),
  daten: pairs,
  werte: fieldTexts,
  bilder: pictureList.optional(),
});

export const PRODUCT_COLUMNS: readonly string[] = Object.keys(productFields.shape);

/** One row of `products.csv`: what all variants of a product share. */
export const productRow = productFields;
export type ProductRow = z.output<typeof productRow>;

/** How stock decides on whether a variant can be had (spec 2, section 4). */
const stockKinds = ['', 'eigen', 'immer', 'ausverkauft'] as const;

/** `5 l` as thousandths of its unit. */
const content = z
  .string()
  .regex(
    new RegExp(`^\\d{1,4}(\\.\\d{1,3})? (${contentUnits.join('|')})$`),
    `erwartet wird eine Menge wie 0.75 ${contentUnits.join(', ')}`,
  )
  .transform((amount) => {
    const [number = '', unit] = amount.split(' ');
    return {
      milli: Math.round(Number(number) * 1000),
      unit: contentUnits.find((one) => one === unit) ?? 'l',
    };
  })
  .refine(({ milli }) => milli > 0, 'die Menge muss über 0 liegen');

const ecode = /^(\d{2}|\d{5}|\d{8}|\d{11}|\d{15})$/;

/** Of a list of a million characters, what a report shows. */
const SHOWN = 40;

/** `01905102(Einbauort=vorn + hinten|Seite=links) 01905`: prefixes, maybe with what holds for the article on these vehicles. */
const vehiclePrefixes = z.string().transform((line, context) => {
  const found = new Map<string, FilterValues>();
  for (const [token, prefix = '', said = ''] of line.matchAll(/([^\s(]+)(?:\(([^()]*)\))?|\S+/g)) {
    const values = fieldTexts.safeParse(said);
    const [wrong] = ecode.test(prefix)
      ? (values.error?.issues.map(({ message }) => message) ?? [])
      : [`„${(prefix || token).slice(0, SHOWN)}“ hat nicht 2, 5, 8, 11 oder 15 Ziffern`];
    if (wrong !== undefined) {
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    }
    found.set(prefix, readFilterValues(values.data ?? []));
  }
  return [...found].map(([prefix, filterValues]) => ({ prefix, filterValues }));
});

const variantFields = z.strictObject({
  produkt: z.string().min(1, 'darf nicht leer sein'),
  id: slugAtCategory.max(120, 'ist länger als 120 Zeichen'),
  gtin: optional(gtin13),
  artikelnummer: optional(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/, 'keine Artikelnummer')),
  bezeichnung: text,
  fabrikat: optional(text),
  ecodes: vehiclePrefixes,
  werte: fieldTexts,
  inhalt: optional(content),
  pfand: optional(euros),
  preis: optional(euros),
  bestand: z.enum(stockKinds, 'erwartet wird nichts, eigen, immer, ausverkauft'),
  bilder: pictureList.optional(),
});

export const VARIANT_COLUMNS: readonly string[] = Object.keys(variantFields.shape);

/** One row of `variants.csv`: an article that is one of a product's variants; prices in cents. */
export const variantRow = variantFields.transform(({ preis, pfand, ...variant }) => ({
  ...variant,
  preisCents: preis,
  pfandCents: pfand,
}));
export type VariantRow = z.output<typeof variantRow>;
