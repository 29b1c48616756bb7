import { formatNumber } from '~/values/german-number';

export const fieldTypes = ['text', 'number', 'flag'] as const;
export type FieldType = (typeof fieldTypes)[number];

export interface CategoryField {
  /** URL parameter and key in `product_variants.values`: 'volumen'. */
  name: string;
  label: string;
  type: FieldType;
  unit: string | null;
  isMultiple: boolean;
}

/** By field: texts as shown, numbers in the field's unit. */
export type FieldValues = Readonly<Record<string, readonly string[] | readonly number[] | boolean>>;

/** '7,5 l', '1.200 W'; without a unit '2016', because it may be a year */
export function amountWords({ unit }: Pick<CategoryField, 'unit'>, value: number): string {
  if (unit) return `${formatNumber(value)} ${unit}`;
  return Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value) : formatNumber(value);
}

/** 'Reling, Dachkante', without duplicates */
export function valueWords(
  field: Pick<CategoryField, 'unit'>,
  value: readonly string[] | readonly number[],
): string {
  const words = value.map((one) => (typeof one === 'number' ? amountWords(field, one) : one));
  return [...new Set(words)].join(', ');
}

/** 'Volumen: 400 l'; undefined if the article has no value. */
export function fieldWords(field: CategoryField, value: FieldValues[string] | undefined): string | undefined {
  if (typeof value === 'boolean') return value ? field.label : undefined;
  if (value === undefined || value.length === 0) return undefined;
  return `${field.label}: ${valueWords(field, value)}`;
}
