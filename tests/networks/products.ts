import fc from 'fast-check';
import type { FieldType } from '~/domain/catalog/products/category-field';
import { productFile } from '~/domain/catalog/products/product-file.server';
import { variantFile } from '~/domain/catalog/products/variant-file.server';
import { arbitraryOf } from './arbitrary-of';
import { csv, type Row } from './csv';
import { byPath, type Draw, type Entry, some } from './drawing';
import { gtins, slugs, words } from './words';

/** An entry of `felder`. */
interface Field {
  name: string;
  bezeichnung: string;
  typ: FieldType;
  einheit?: string | null;
  mehrere?: boolean;
}

const types = fc.constantFrom(
  { typ: 'text', mehrere: true },
  { typ: 'text' },
  { typ: 'number', einheit: 'l' },
  { typ: 'number', mehrere: true },
  { typ: 'number', einheit: 'Umdrehungen' },
  { typ: 'flag' },
) as fc.Arbitrary<Pick<Field, 'typ' | 'mehrere' | 'einheit'>>;

export const categoryFields: fc.Arbitrary<Field[] | undefined> = fc.option(
  some(fc.record({ bezeichnung: words(4, 60), type: types }), 0, 7).map((fields) =>
    fields.map(({ bezeichnung, type }, index) => ({ name: `feld${index}`, bezeichnung, ...type })),
  ),
  { nil: undefined },
);

/** Without the characters that separate values. */
const valueWords = words(4, 60).map((text) => text.replace(/[|+=]/g, ' ').trim() || 'x');
const numbers = fc.constantFrom('0', '-5', '7.5', '9999999', '0.125');

function wordsOf({ typ, mehrere }: Field): fc.Arbitrary<string> {
  if (typ === 'flag') return fc.constantFrom('ja', 'nein');
  const one = typ === 'number' ? numbers : valueWords;
  return mehrere ? fc.array(one, { minLength: 1, maxLength: 4 }).map((all) => all.join(' + ')) : one;
}

/** Some of the fields have a value. */
function values(draw: Draw, fields: readonly Field[]): string {
  return draw(fc.subarray([...fields]))
    .map((field) => `${field.name}=${draw(wordsOf(field))}`)
    .join('|');
}

/** Up to more than a page shows. */
const variantCounts = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(1, 2, 3) },
  { weight: 1, arbitrary: fc.constant(40) },
);

export function productFiles(draw: Draw, categories: readonly Entry[]) {
  const all = categories.flatMap((category) => [category, ...(category.subCategories as Entry[])]);
  const homes = all.filter(
    ({ presentation, url }) => presentation === 'list' && !/felgen|raed/.test(`${url}`),
  );
  const names = homes.length === 0 ? [] : draw(some(slugs, 0, 6));
  const products: Row[] = [];
  const variants: Row[] = [];
  const product = byPath({
    beschreibung: fc.oneof(fc.constant(''), words(80, 4_000)),
    daten: fc.oneof(
      fc.constant(''),
      fc.tuple(valueWords, valueWords).map(([term, value]) => `${term}=${value}`),
    ),
    werte: fc.constant(''),
    weitereKategorien: fc.constant(''),
  });
  const variant = byPath({
    artikelnummer: fc.constant(''),
    gtin: fc.oneof(fc.constant(''), gtins),
    ecodes: fc.constantFrom('', '01', '01905 01060110', '01905(Einbauort=vorn + hinten) 01'),
    werte: fc.constant(''),
    inhalt: fc.constantFrom('', '0.001 l', '9999 kg', '1 m', '2.5 m²'),
  });
  for (const [index, name] of names.entries()) {
    const home = draw(fc.constantFrom(...homes));
    const fields = (home.felder ?? []) as Field[];
    const id = `${name}-${index}`;
    const shared = draw(arbitraryOf(productFile.codec.schema, product)) as Row;
    const others = homes.flatMap(({ url }) => (url === home.url ? [] : String(url)));
    const further = draw(fc.subarray(others, { maxLength: Math.min(3, others.length) })).join('|');
    products.push({
      ...{ ...shared, id, kategorie: String(home.url) },
      ...{ weitereKategorien: further, werte: values(draw, fields) },
    });
    const count = draw(variantCounts);
    for (let number = 0; number < count; number += 1) {
      const own = draw(arbitraryOf(variantFile.codec.schema, variant)) as Row;
      variants.push({ ...own, produkt: id, id: `${id}-v${number}`, werte: values(draw, fields) });
    }
  }
  return {
    keys: variants.map(({ id }) => `product:${id}`),
    files: {
      'products.csv': csv(productFile.codec.columns, products),
      'variants.csv': csv(variantFile.codec.columns, variants),
    },
  };
}
