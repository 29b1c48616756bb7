import { type CategoryField, type FieldValues, valueWords } from './category-field';

function words(field: CategoryField, value: FieldValues[string]): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return valueWords(field, value);
}

export function fieldFacts(
  fields: readonly CategoryField[],
  values: FieldValues,
): [term: string, value: string][] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    const isSaid = typeof value === 'boolean' || (value?.length ?? 0) > 0;
    return value !== undefined && isSaid ? [[field.label, words(field, value)] as [string, string]] : [];
  });
}

export function sharedValues(variants: readonly FieldValues[]): FieldValues {
  const [first = {}, ...others] = variants;
  const isShared = ([name, value]: [string, FieldValues[string]]) =>
    others.every((other) => JSON.stringify(other[name]) === JSON.stringify(value));
  return Object.fromEntries(Object.entries(first).filter(isShared));
}
