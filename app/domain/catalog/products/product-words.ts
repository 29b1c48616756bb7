import { sql } from 'drizzle-orm';
import type { StoredWords } from '../listing/list-definition';
import type { CategoryField, FieldValues } from './category-field';
import { products, productVariants } from './tables';

interface Stored {
  category: string;
  further: readonly string[];
  values: FieldValues;
}

type WordedField = Pick<CategoryField, 'name' | 'label' | 'unit'>;

interface Names {
  titles: Readonly<Record<string, string>>;
  /** By category. */
  fields: Readonly<Record<string, readonly WordedField[]>>;
}

function wordsOfField({ label, unit }: WordedField, value: FieldValues[string] | undefined): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [label];
  const words = value.map((one) => (typeof one === 'number' ? String(one).replace('.', ',') : one));
  return [label, ...words.flatMap((word) => (unit ? [word, unit] : [word]))];
}

/** 'Dachboxen Volumen 400 l Öffnung beidseitig': made in code, because SQL takes seconds for 100,000 products. */
export const productWords: StoredWords<Stored, Names> = {
  values: sql`jsonb_build_object(
    'category', ${products.categoryId}, 'further', ${products.furtherCategoryIds}, 'values', ${productVariants.values})`,
  names: sql`jsonb_build_object(
    'titles', coalesce((select jsonb_object_agg(id, title) from categories), '{}'),
    'fields', coalesce((select jsonb_object_agg(category_id, fields) from (
      select category_id, jsonb_agg(jsonb_build_object('name', name, 'label', label, 'unit', unit) order by position) as fields
      from category_fields group by 1) as of_category), '{}'))`,
  wordsOf: ({ category, further, values }, { titles, fields }) =>
    [
      ...[category, ...further].map((id) => titles[id] ?? ''),
      ...(fields[category] ?? []).flatMap((field) => wordsOfField(field, values[field.name])),
    ].join(' '),
};
