import type { FilterValues } from './tables';

/** Digits up to the variant, sub model, base model, manufacturer and vehicle type. */
const PREFIX_LENGTHS = [15, 11, 8, 5, 2] as const;

/** Longest first; empty for an invalid ECode. */
export function prefixesOf(datECodePrefix: string): string[] {
  if (!/^\d+$/.test(datECodePrefix)) return [];
  return PREFIX_LENGTHS.filter((length) => length <= datECodePrefix.length).map((length) =>
    datECodePrefix.slice(0, length),
  );
}

const BETWEEN = ' + ';

/** Input as in files: `[['Einbauort', 'vorn + hinten']]`. */
export function readFilterValues(pairs: readonly (readonly [field: string, words: string])[]): FilterValues {
  return Object.fromEntries(
    pairs.map(([field, words]) => [
      field,
      words
        .split(BETWEEN)
        .map((value) => value.trim())
        .filter(Boolean),
    ]),
  );
}

export function writtenFilterValues(values: FilterValues): [field: string, words: string][] {
  return Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, all]) => [field, all.join(BETWEEN)]);
}

export interface FilterOption {
  field: string;
  values: { value: string; count: number }[];
}

const german = new Intl.Collator('de', { numeric: true });

export function filterOptions(articles: readonly { filterValues: FilterValues }[]): FilterOption[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { filterValues } of articles) {
    for (const [field, values] of Object.entries(filterValues)) {
      const ofField = counts.get(field) ?? new Map<string, number>();
      for (const value of new Set(values)) ofField.set(value, (ofField.get(value) ?? 0) + 1);
      counts.set(field, ofField);
    }
  }
  return [...counts]
    .map(([field, ofField]) => ({
      field,
      values: [...ofField]
        .map(([value, count]) => ({ value, count }))
        .toSorted((a, b) => german.compare(a.value, b.value)),
    }))
    .toSorted((a, b) => german.compare(a.field, b.field));
}
