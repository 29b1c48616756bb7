import { formatNumber } from '~/values/german-number';

/** What a field of a category holds: words, one amount with a unit, or yes and no. */
export const fieldTypes = ['text', 'number', 'flag'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** One thing that is said of every article of a category, and that its list can be narrowed by. */
export interface CategoryField {
  /** Name of the parameter in addresses, and of the value in `product_variants.values`: 'volumen'. */
  name: string;
  /** 'Volumen' */
  label: string;
  type: FieldType;
  /** 'l', of numbers. */
  unit: string | null;
  /** Whether an article may have several values of it. */
  isMultiple: boolean;
}

/** The values of an article by field: words as they are shown, numbers in the field's unit. */
export type FieldValues = Readonly<Record<string, readonly string[] | readonly number[] | boolean>>;

/** '7,5 l' */
export function amountWords({ unit }: Pick<CategoryField, 'unit'>, value: number): string {
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value);
}

/** 'Reling, Dachkante'; each once. */
export function valueWords(
  field: Pick<CategoryField, 'unit'>,
  value: readonly string[] | readonly number[],
): string {
  const words = value.map((one) => (typeof one === 'number' ? amountWords(field, one) : one));
  return [...new Set(words)].join(', ');
}

/** What an article has of a field, as it stands alone: 'Volumen: 400 l'; undefined where it says nothing. */
export function fieldWords(field: CategoryField, value: FieldValues[string] | undefined): string | undefined {
  if (typeof value === 'boolean') return value ? field.label : undefined;
  if (value === undefined || value.length === 0) return undefined;
  return `${field.label}: ${valueWords(field, value)}`;
}
