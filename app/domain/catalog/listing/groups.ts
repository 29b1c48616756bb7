import { type Control, type Facet, facetsOf, type ListDefinition, type Value } from './list-definition';

/** A facet's values; each group has the code of a value or of a combination. */
export interface Column {
  values: readonly Value[];
  codes: Uint16Array;
  /** Set if articles have several values; codes then mean combinations. */
  combinations?: Combinations | undefined;
}

export interface Combinations {
  length: number;
  /** Combination `c` has the `places` from `starts[c]` up to `starts[c + 1]`, exclusive. */
  starts: Int32Array;
  places: Int32Array;
}

export function packPlaces(all: readonly (readonly number[])[]): Combinations {
  const starts = new Int32Array(all.length + 1);
  all.forEach((places, code) => {
    starts[code + 1] = (starts[code] ?? 0) + places.length;
  });
  return { length: all.length, starts, places: Int32Array.from(all.flat()) };
}

export function placesOf({ starts, places }: Combinations, code: number): Int32Array {
  return places.subarray(starts[code], starts[code + 1]);
}

/** Articles with equal facet values share a group, cheapest first. In product lists a group has one product, whose groups are adjacent. */
export interface Groups {
  length: number;
  /** Product id by group; empty in a list of articles. */
  products: Int32Array;
  columns: ReadonlyMap<string, Column>;
  /** Group `g` has the articles from `offsets[g]` up to `offsets[g + 1]`, exclusive. */
  offsets: Int32Array;
  /** Price and id of each article (`keyOf`). */
  keys: Float64Array;
}

export interface GroupRow {
  /** In the order of the counted facets. */
  values: GroupValues;
  ids: readonly number[];
  cents: readonly number[];
  product?: number | undefined;
}

/** One entry for each facet; a list if articles have several values. */
export type GroupValues = readonly (Value | readonly Value[])[];

/** Above every article id; a price times this is exact up to 335,000 euros. */
const IDS = 2 ** 28;

/** Keys sort by price, then by id. */
export const keyOf = (cents: number, id: number): number => cents * IDS + id;
export const centsOf = (key: number): number => Math.floor(key / IDS);
export const idOf = (key: number): number => key % IDS;

const withoutColumn: readonly Control[] = ['range', 'stock', 'vehicle'];

/** All facets but price, stock and vehicle fit, which differ between locations or visitors. */
export function countedFacets(list: ListDefinition): [string, Facet][] {
  return facetsOf(list).filter(([, { control }]) => !withoutColumn.includes(control));
}

function packColumn(rows: readonly GroupRow[], index: number): Column {
  const codeOf = new Map<Value, number>();
  const codes = new Uint16Array(rows.length);
  rows.forEach((row, group) => {
    const value = (row.values[index] as Value | undefined) ?? '';
    const code = codeOf.get(value) ?? codeOf.size;
    codeOf.set(value, code);
    codes[group] = code;
  });
  return { values: [...codeOf.keys()], codes };
}

function packCombinations(rows: readonly GroupRow[], index: number): Column {
  const placeOf = new Map<Value, number>();
  const codeOf = new Map<string, number>();
  /** Rows may share lists of values. */
  const codeOfList = new Map<unknown, number>();
  const combinations: number[][] = [];
  const codeFor = (values: readonly Value[]) => {
    const places = values.map((value) => {
      const place = placeOf.get(value) ?? placeOf.size;
      placeOf.set(value, place);
      return place;
    });
    const different = [...new Set(places)].sort((a, b) => a - b);
    const code = codeOf.get(different.join()) ?? codeOf.size;
    if (code === codeOf.size) combinations.push(different);
    codeOf.set(different.join(), code);
    return code;
  };
  const codes = Uint16Array.from(rows, ({ values }) => {
    const list = (values[index] ?? []) as readonly Value[];
    const code = codeOfList.get(list) ?? codeFor(list);
    codeOfList.set(list, code);
    return code;
  });
  return { values: [...placeOf.keys()], codes, combinations: packPlaces(combinations) };
}

function valueIn({ values, codes, combinations }: Column, group: number): Value | readonly Value[] {
  const code = codes[group] ?? 0;
  if (!combinations) return values[code] ?? '';
  return [...placesOf(combinations, code)].flatMap((place) => values[place] ?? []);
}

export function partOfGroup(
  list: ListDefinition,
  groups: Groups,
  group: number,
  isKept: (articleId: number) => boolean,
): GroupRow {
  const { columns, offsets, products } = groups;
  const keys = [...groups.keys.subarray(offsets[group], offsets[group + 1])].filter((key) =>
    isKept(idOf(key)),
  );
  return {
    values: countedFacets(list).map(([name]) => {
      const column = columns.get(name);
      return column ? valueIn(column, group) : '';
    }),
    ids: keys.map(idOf),
    cents: keys.map(centsOf),
    product: products[group],
  };
}

export function packGroups(list: ListDefinition, rows: readonly GroupRow[]): Groups {
  const columns = countedFacets(list).map(([name, { isMultiple }], index): [string, Column] => [
    name,
    isMultiple ? packCombinations(rows, index) : packColumn(rows, index),
  ]);
  const offsets = new Int32Array(rows.length + 1);
  rows.forEach((row, group) => {
    offsets[group + 1] = (offsets[group] ?? 0) + row.ids.length;
  });
  const keys = new Float64Array(offsets[rows.length] ?? 0);
  rows.forEach((row, group) => {
    const from = offsets[group] ?? 0;
    row.ids.forEach((id, index) => {
      keys[from + index] = keyOf(row.cents[index] ?? 0, id);
    });
    if (row.ids.length > 1) keys.subarray(from, offsets[group + 1]).sort();
  });
  const products =
    list.unit === 'product' ? Int32Array.from(rows, ({ product = 0 }) => product) : new Int32Array(0);
  return { length: rows.length, products, columns: new Map(columns), offsets, keys };
}
