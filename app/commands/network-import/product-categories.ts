import { categoryDrawing } from '~/domain/catalog/categories/category-drawing';
import type { CategoryField, FieldValues } from '~/domain/catalog/products/category-field';
import { readValues } from '~/domain/catalog/products/read-values';
import type { GoodsName } from '~/ui/illustrations/goods-names';
import { categoryFieldsByUrl } from '../network-files/product-fields';
import type { NetworkFiles, ProductRow, VariantRow } from '../network-files/read-network';

/** What follows for products and variants from their categories, by the categories' urls. */
export interface ProductCategories {
  fieldsOf: ReadonlyMap<string, readonly CategoryField[]>;
  /** How they are drawn. */
  goodsOf: ReadonlyMap<string, GoodsName>;
}

export function productCategories({ categories }: Pick<NetworkFiles, 'categories'>): ProductCategories {
  const all = categories.flatMap((category) => [category, ...category.subCategories]);
  return {
    fieldsOf: categoryFieldsByUrl(categories),
    goodsOf: new Map(all.map((category) => [category.url, categoryDrawing(category)])),
  };
}

/** What a row says of its category's fields; the check of the files has seen that it can be read. */
export function fieldValues(
  fields: readonly CategoryField[] | undefined,
  { werte }: Pick<ProductRow | VariantRow, 'werte'>,
): FieldValues {
  const read = readValues(fields ?? [], werte);
  return read.ok ? read.values : {};
}
