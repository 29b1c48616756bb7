import type { CategoryField, FieldValues } from './category-field';

type Value = FieldValues[string];

export type ReadValues =
  | { ok: true; values: FieldValues }
  | { ok: false; problems: { field: string; message: string }[] };

const BETWEEN = ' + ';

function readValue(field: CategoryField, words: string): Value | string {
  if (field.type === 'flag') {
    if (words === 'ja' || words === 'nein') return words === 'ja';
    return 'erwartet wird ja oder nein';
  }
  const parts = words.split(BETWEEN).map((part) => part.trim());
  if (parts.length > 1 && !field.isMultiple) return 'hat nur einen Wert';
  if (field.type === 'text') return parts;
  const numbers = parts.map((part) => (/^-?\d{1,7}(\.\d{1,3})?$/.test(part) ? Number(part) : Number.NaN));
  return numbers.some(Number.isNaN) ? 'erwartet wird eine Zahl wie 7.5' : numbers;
}

export function readValues(
  fields: readonly CategoryField[],
  pairs: readonly (readonly [name: string, words: string])[],
): ReadValues {
  const problems: { field: string; message: string }[] = [];
  const values: Record<string, Value> = {};
  for (const [name, words] of pairs) {
    const field = fields.find((one) => one.name === name);
    const value = field ? readValue(field, words) : 'die Kategorie hat kein solches Feld';
    if (typeof value === 'string') problems.push({ field: name, message: value });
    else values[name] = value;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values };
}

export function writtenValues(values: FieldValues): [name: string, words: string][] {
  return Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'ja' : 'nein') : value.map(String).join(BETWEEN),
    ]);
}
