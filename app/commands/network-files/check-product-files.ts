import type { CategoryField } from '~/domain/catalog/products/category-field';
import { readValues } from '~/domain/catalog/products/read-values';
import type { CategoryEntry } from './category-file';
import type { FileProblem } from './file-problems';
import { categoryFieldsByUrl } from './product-fields';
import type { ProductRow, VariantRow } from './product-file';
import { repeated } from './repeated-values';
import type { PlacedEntry } from './source-files';

/** What other files need to know of a product. */
export type ProductRef = Pick<ProductRow, 'id' | 'kategorie'>;
export type VariantRef = Pick<VariantRow, 'id' | 'produkt' | 'gtin' | 'artikelnummer'>;

interface PlacedProducts {
  categories: readonly PlacedEntry<CategoryEntry>[];
  products: readonly PlacedEntry<ProductRef>[];
  variants: readonly PlacedEntry<VariantRef>[];
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
  if (!faultyFiles.has('categories.json')) problems.push(...unknownCategories(categories, products));
  return problems;
}

function productsWithoutVariants(
  products: readonly PlacedEntry<ProductRef>[],
  variants: readonly PlacedEntry<VariantRef>[],
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
  products: readonly PlacedEntry<ProductRef>[],
  variants: readonly PlacedEntry<VariantRef>[],
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

function unknownCategories(
  categories: readonly PlacedEntry<CategoryEntry>[],
  products: readonly PlacedEntry<ProductRef>[],
): FileProblem[] {
  const known = categoryFieldsByUrl(categories.map(({ entry }) => entry));
  return products
    .filter(({ entry }) => !known.has(entry.kategorie))
    .map(({ place, entry }) => ({
      file: 'products.csv',
      place: `${place}, Feld kategorie`,
      message: `keine Warengruppe mit Liste hat die url „${entry.kategorie}“`,
    }));
}

/** Tells what a product or a variant says that its category does not know. @param fields none: its category is not known */
export function checkValues(
  fields: readonly CategoryField[] | undefined,
  pairs: ProductRow['werte'],
  report: (field: string, message: string) => void,
): void {
  const read = fields && readValues(fields, pairs);
  if (!read || read.ok) return;
  for (const { field, message } of read.problems) report(`werte.${field}`, message);
}
