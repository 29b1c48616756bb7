import type { CategoryField } from '~/domain/catalog/products/category-field';
import type { CategoryEntry, FieldEntry } from './category-file';

function categoryField({ name, bezeichnung, typ, einheit, mehrere }: FieldEntry): CategoryField {
  return { name, label: bezeichnung, type: typ, unit: einheit, isMultiple: mehrere };
}

export function categoryFieldsByUrl(categories: readonly CategoryEntry[]): Map<string, CategoryField[]> {
  const all = categories.flatMap((category) => [category, ...category.subCategories]);
  return new Map(
    all
      .filter(({ presentation }) => presentation === 'list')
      .map(({ url, felder = [] }) => [url, felder.map(categoryField)]),
  );
}
