import type { CategoryField, FieldValues } from '~/domain/catalog/products/category-field';
import { readValues } from '~/domain/catalog/products/read-values';
import { categoryFieldsByUrl } from '../network-files/product-fields';
import type { NetworkFiles, ProductRow, VariantRow } from '../network-files/read-network';

/** What follows for products and variants from their categories, by the categories' urls. */
export interface ProductCategories {
  fieldsOf: ReadonlyMap<string, readonly CategoryField[]>;
}

export function productCategories({ categories }: Pick<NetworkFiles, 'categories'>): ProductCategories {
  return { fieldsOf: categoryFieldsByUrl(categories) };
}

/** What a row says of its category's fields; the check of the files has seen that it can be read. */
export function fieldValues(
  fields: readonly CategoryField[] | undefined,
  { werte }: Pick<ProductRow | VariantRow, 'werte'>,
): FieldValues {
  const read = readValues(fields ?? [], werte);
  return read.ok ? read.values : {};
}
