import { type SQLWrapper, sql } from 'drizzle-orm';
import { parseCents } from '~/values/money';
import { germanTenths, parseTenths } from '~/values/tenths';
import type { Facet, FacetDrawing, PriceFacet, PriceRange, Value } from './list-definition';

interface FacetWords<V extends Value> {
  parameter: string;
  column: SQLWrapper;
  isMultiple?: boolean;
  legend: string;
  /** Text beside the checkbox; default: the value. */
  label?: (value: V) => string;
  /** Text of the chip; default: the label. */
  chip?: (value: V) => string;
  drawing?: FacetDrawing;
  isRare?: boolean;
}

interface Written<V extends Value> {
  parse: (text: string) => V | undefined;
  format?: (value: V) => string;
}

function facet<V extends Value, Choice>(
  words: FacetWords<V> & Written<V>,
  rest: Pick<Facet<V, Choice>, 'control' | 'empty' | 'order'> & Partial<Facet<V, Choice>>,
): Facet<V, Choice> {
  const { format = String, label = format, chip = label } = words;
  return { ...words, format, label, chip, ...rest };
}

const isOneOf = <V extends string>(values: readonly V[], text: string) =>
  values.find((value) => value === text);

/** Up to 80 characters without control characters. */
const anyName = (text: string) => (/^\P{Cc}{1,80}$/u.test(text) ? text : undefined);

export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^-?\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

export function anyOf<const V extends string>(
  words: FacetWords<V> & { values: readonly V[] },
): Facet<V, readonly V[]> {
  return facet(
    { ...words, parse: (text) => isOneOf(words.values, text) },
    { control: 'checkboxes', empty: [] as readonly V[], order: 'value', values: words.values },
  );
}

export function anyFound<V extends string | number>(
  words: FacetWords<V> & Written<V> & { order: 'count' | 'value'; isNamed?: boolean },
): Facet<V, readonly V[]> {
  return facet(words, { control: 'checkboxes', empty: [] as readonly V[], order: words.order });
}

export function anyFoundName(words: FacetWords<string>): Facet<string, readonly string[]> {
  return anyFound({ ...words, parse: anyName, order: 'count', isNamed: true });
}

/** The database holds tenths; addresses and labels say `7,5`. */
export function anyFoundTenths(
  words: Omit<FacetWords<number>, 'label'> & { unit: string },
): Facet<number, readonly number[]> {
  const { unit, ...rest } = words;
  const label = (value: number) => `${germanTenths(value)} ${unit}`;
  const chip = (value: number) => `${words.legend} ${label(value)}`;
  return anyFound({ chip, ...rest, label, parse: parseTenths, format: germanTenths, order: 'value' });
}

export function atLeast(words: FacetWords<number> & Written<number>): Facet<number, number | undefined> {
  return facet(words, { control: 'at-least', empty: undefined as number | undefined, order: 'value' });
}

export function flag(words: FacetWords<boolean>): Facet<boolean, boolean> {
  return facet(
    { ...words, label: () => words.legend, chip: words.chip, parse: parseFlag, format: () => '1' },
    { control: 'flag', empty: false as boolean, order: 'value' },
  );
}

const parseFlag = (text: string) => (text === '1' ? true : undefined);

export function hidden<V extends string | number>(
  words: Omit<FacetWords<V>, 'legend'> & Written<V> & { alias?: string },
): Facet<V, V | undefined> {
  const { alias, ...rest } = words;
  return facet(
    { legend: '', ...rest },
    { control: 'hidden', empty: undefined as V | undefined, order: 'value', alias },
  );
}

export const known =
  <const V extends string>(values: readonly V[]) =>
  (text: string): V | undefined =>
    values.find((value) => value.toLowerCase() === text.toLowerCase());

export function inStockHere(): Facet<boolean, boolean> {
  return facet(
    { parameter: 'sofort', column: sql`true`, legend: 'Sofort in', parse: parseFlag, format: () => '1' },
    { control: 'stock', empty: false as boolean, order: 'value' },
  );
}

/** '60,50', 'ab 60,50 €', 'bis 100 Euro', '80,-' */
function typedAmount(text: string): number | undefined {
  const amount = text
    .trim()
    .replace(/^(ab|von|über|mindestens|bis|unter|höchstens|max\.?|min\.?)(?=[\s\d€])/iu, '')
    .replace(/(euro?|€)\s*$/iu, '')
    .replace(/,\s*[-–—]+\s*$/u, '');
  return parseCents(amount);
}

/** The two fields are `preisVon` and `preisBis`. */
export function priceRange(legend: string): PriceFacet {
  const anyPrice: PriceRange = { minCents: undefined, maxCents: undefined };
  return {
    ...facet(
      { parameter: 'preis', column: sql`cents`, legend, parse: typedAmount, format: writeEuros },
      { control: 'range', empty: anyPrice, order: 'value' },
    ),
    control: 'range',
  };
}

/** True: all articles, although a vehicle is selected; false: only those that fit it. */
export function forAnyVehicle(): Facet<boolean, boolean> {
  return facet(
    {
      parameter: 'passend',
      column: sql`true`,
      legend: 'Für jedes Fahrzeug',
      parse: (text) => (text === 'alle' ? true : undefined),
      format: () => 'alle',
    },
    { control: 'vehicle', empty: false as boolean, order: 'value' },
  );
}

/** A value that articles have on the selected vehicle: 'Einbauort:vorn'. */
export function valueOnVehicle(): Facet<string, string | undefined> {
  return facet(
    {
      parameter: 'merkmal',
      column: sql`true`,
      legend: '',
      parse: (text) => (/^\P{Cc}{1,80}:\P{Cc}{1,80}$/u.test(text) ? text : undefined),
    },
    { control: 'vehicle', empty: undefined as string | undefined, order: 'value' },
  );
}

export const priceSorts = {
  preis: { label: 'Preis aufsteigend', by: [] },
  'preis-absteigend': { label: 'Preis absteigend', by: [], isDescending: true },
} as const;

const writeEuros = (cents: number) => String(cents / 100).replace('.', ',');
