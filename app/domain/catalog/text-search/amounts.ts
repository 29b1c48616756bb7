import { formatNumber } from '~/values/german-number';

/** An amount with its unit: 400 l, 70 Ah, ET45. */
export interface Amount {
  value: number;
  unit: string;
}

const OFFSET = 'et';

/** Spellings of a unit, folded; articles and queries use them alike. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  l: ['l', 'ltr', 'liter', 'litern'],
  ah: ['ah', 'amperestunden'],
  v: ['v', 'volt'],
  w: ['w', 'watt'],
  kg: ['kg', 'kilo', 'kilogramm'],
  cm: ['cm', 'zentimeter'],
  mm: ['mm', 'millimeter'],
  ml: ['ml', 'milliliter'],
};

/** Names of units that are words. */
export const unitWords = Object.values(spellings)
  .flat()
  .filter((name) => name.length > 3);

const unitOf = new Map(Object.entries(spellings).flatMap(([unit, all]) => all.map((one) => [one, unit])));
const names = [...unitOf.keys()].sort((a, b) => b.length - a.length).join('|');

/** Lookbehinds and Unicode classes would take seven times as long. */
const AMOUNT = new RegExp(
  String.raw`\b(?:(\d{1,5}(?:[.,]\d{1,2})?) ?(${names})|et(\d{1,3})|(\d{1,2}(?:,\d)?)(jx\d{2}))\b(?![à-ÿ])`,
  'gi',
);

const numberOf = (text: string) => Number(text.replace(',', '.'));

/** The widths of rims of one diameter are amounts: 7,5 'jx17'. */
function amountOf([, value = '', unit = '', offset, width, diameter = '']: RegExpMatchArray): Amount {
  if (offset !== undefined) return { value: Number(offset), unit: OFFSET };
  if (width !== undefined) return { value: numberOf(width), unit: diameter.toLowerCase() };
  return { value: numberOf(value), unit: unitOf.get(unit.toLowerCase()) ?? unit };
}

const printed: Readonly<Record<string, string>> = { ah: 'Ah', v: 'V', w: 'W' };

/** '400 l', 'ET45', '7,5Jx17' */
export function amountText({ value, unit }: Amount): string {
  if (unit === OFFSET) return `ET${value}`;
  const number = formatNumber(value);
  return unit.startsWith('jx') ? `${number}J${unit.slice(1)}` : `${number} ${printed[unit] ?? unit}`;
}

export function takeAmounts(text: string): { amounts: Amount[]; rest: string } {
  return {
    amounts: [...text.matchAll(AMOUNT)].map(amountOf),
    rest: text.replace(AMOUNT, ' ').replace(/ +/g, ' ').trim(),
  };
}

/** By unit: the index of a text and a value in it. */
export type AmountIndex = ReadonlyMap<string, { texts: readonly number[]; values: readonly number[] }>;

export class AmountGatherer {
  readonly #byUnit = new Map<string, { texts: number[]; values: number[] }>();

  add(place: number, text: string): void {
    for (const match of text.matchAll(AMOUNT)) {
      const { value, unit } = amountOf(match);
      const known = this.#byUnit.get(unit) ?? { texts: [], values: [] };
      this.#byUnit.set(unit, known);
      known.texts.push(place);
      known.values.push(value);
    }
  }

  index(): AmountIndex {
    return this.#byUnit;
  }
}

/** Clears the fit of texts that have none of the values. */
export function limitToAmounts(
  fits: Uint8Array,
  index: AmountIndex,
  amounts: readonly { unit: string; values: readonly number[] }[],
): void {
  for (const { unit, values } of amounts) {
    const found = index.get(unit);
    const has = new Uint8Array(fits.length);
    found?.texts.forEach((text, at) => {
      if (values.includes(found.values[at] ?? Number.NaN)) has[text] = 1;
    });
    for (let text = 0; text < fits.length; text += 1) if (has[text] === 0) fits[text] = 0;
  }
}

/** Distinct values by unit of the texts that fit. */
export function valuesOf(fits: Uint8Array, index: AmountIndex): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [unit, { texts, values }] of index) {
    const ofUnit = new Set<number>();
    texts.forEach((text, at) => {
      if ((fits[text] ?? 0) > 0) ofUnit.add(values[at] ?? 0);
    });
    if (ofUnit.size > 0) found.set(unit, ofUnit);
  }
  return found;
}

/** The value itself, else the next lower and the next higher one; empty if there are no values. */
export function nearestValues(values: ReadonlySet<number>, requested: number): number[] {
  if (values.has(requested)) return [requested];
  const lower = [...values].filter((value) => value < requested);
  const higher = [...values].filter((value) => value > requested);
  return [
    ...(lower.length > 0 ? [Math.max(...lower)] : []),
    ...(higher.length > 0 ? [Math.min(...higher)] : []),
  ];
}
