import { readValues } from '~/domain/catalog/products/read-values';
import type { CategoryEntry } from './category-file';
import { repeated } from './check-across-files';
import type { FileProblem } from './file-problems';
import { categoryFieldsByUrl } from './product-fields';
import type { ProductRow, VariantRow } from './product-file';
import type { PlacedEntry } from './source-files';

interface PlacedProducts {
  categories: PlacedEntry<CategoryEntry>[];
  products: PlacedEntry<ProductRow>[];
  variants: PlacedEntry<VariantRow>[];
}

/** Finds products and variants that do not belong together, or say what their category does not know. */
export function checkProductFiles(
  { categories, products, variants }: PlacedProducts,
  faultyFiles: ReadonlySet<string>,
): FileProblem[] {
  const problems = [
    ...repeated('products.csv', 'id', products, (product) => product.id),
    ...repeated('variants.csv', 'id', variants, (variant) => variant.id),
    ...(['gtin', 'artikelnummer'] as const).flatMap((field) =>
      repeated(
        'variants.csv',
        field,
        variants.filter(({ entry }) => entry[field] !== null),
        (variant) => variant[field] ?? '',
      ),
    ),
  ];
  if (!faultyFiles.has('variants.csv')) problems.push(...productsWithoutVariants(products, variants));
  if (!faultyFiles.has('products.csv')) problems.push(...unknownProducts(products, variants));
  if (!faultyFiles.has('categories.json'))
    problems.push(...unknownValues({ categories, products, variants }));
  return problems;
}

function productsWithoutVariants(
  products: readonly PlacedEntry<ProductRow>[],
  variants: readonly PlacedEntry<VariantRow>[],
): FileProblem[] {
  const named = new Set(variants.map(({ entry }) => entry.produkt));
  return products
    .filter(({ entry }) => !named.has(entry.id))
    .map(({ place }) => ({
      file: 'products.csv',
      place: `${place}, Feld id`,
      message: 'variants.csv hat keine Ausführung davon',
    }));
}

function unknownProducts(
  products: readonly PlacedEntry<ProductRow>[],
  variants: readonly PlacedEntry<VariantRow>[],
): FileProblem[] {
  const ids = new Set(products.map(({ entry }) => entry.id));
  return variants
    .filter(({ entry }) => !ids.has(entry.produkt))
    .map(({ place, entry }) => ({
      file: 'variants.csv',
      place: `${place}, Feld produkt`,
      message: `kein Produkt hat die id „${entry.produkt}“`,
    }));
}

function unknownValues({ categories, products, variants }: PlacedProducts): FileProblem[] {
  const fieldsOf = categoryFieldsByUrl(categories.map(({ entry }) => entry));
  const categoryOf = new Map(products.map(({ entry }) => [entry.id, entry.kategorie]));
  const wrongValues = (file: string, place: string, category: string, pairs: ProductRow['werte']) => {
    const fields = fieldsOf.get(category);
    const read = fields && readValues(fields, pairs);
    if (!read || read.ok) return [];
    return read.problems.map(({ field, message }) => ({
      file,
      place: `${place}, Feld werte.${field}`,
      message,
    }));
  };
  return [
    ...products
      .filter(({ entry }) => !fieldsOf.has(entry.kategorie))
      .map(({ place, entry }) => ({
        file: 'products.csv',
        place: `${place}, Feld kategorie`,
        message: `keine Warengruppe mit Liste hat die url „${entry.kategorie}“`,
      })),
    ...products.flatMap(({ place, entry }) =>
      wrongValues('products.csv', place, entry.kategorie, entry.werte),
    ),
    ...variants.flatMap(({ place, entry }) =>
      wrongValues('variants.csv', place, categoryOf.get(entry.produkt) ?? '', entry.werte),
    ),
  ];
}
