import { type Control, type Facet, facetsOf, type ListDefinition, type Value } from './list-definition';

/** A facet's values in groups: each group has the code of one of them, or of one combination of them. */
export interface Column {
  values: readonly Value[];
  codes: Uint16Array;
  /** Where articles have several values; then codes are those of combinations. */
  combinations?: Combinations | undefined;
}

/** Combinations of values, of which each is some places among the values. */
export interface Combinations {
  length: number;
  /** Places of combination `c` are those from `starts[c]` up to `starts[c + 1]`. */
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

/**
 * Articles that share the values of all facets stand in one group; of each group the articles, cheapest first. In a list of
 * products a group is of one product, and the groups of a product stand side by side.
 */
export interface Groups {
  length: number;
  /** By group, the id of its product; empty in a list of articles. */
  products: Int32Array;
  columns: ReadonlyMap<string, Column>;
  /** Articles of group `g` are those from `offsets[g]` up to `offsets[g + 1]`. */
  offsets: Int32Array;
  /** By article: its price and its id as one number (`keyOf`). */
  keys: Float64Array;
}

/** A group as the database gives it: articles with their prices, in any order. */
export interface GroupRow {
  /** In the order of the counted facets. */
  values: GroupValues;
  ids: readonly number[];
  cents: readonly number[];
  /** Id of the product, in a list of products. */
  product?: number | undefined;
}

/** What a group has of each facet; a list where articles have several values of it. */
export type GroupValues = readonly (Value | readonly Value[])[];

/** Above every article's id; a price times this is exact up to 335,000 euros. */
const IDS = 2 ** 28;

/** Price and id as one number: keys sort by price, and of equal prices by id. */
export const keyOf = (cents: number, id: number): number => cents * IDS + id;
export const centsOf = (key: number): number => Math.floor(key / IDS);
export const idOf = (key: number): number => key % IDS;

const withoutColumn: readonly Control[] = ['range', 'stock', 'vehicle'];

/** Facets that have a column: all but price and stock, which differ between locations, and what fits the visitor's vehicle. */
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
  /** Rows may share their lists of values. */
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

/** What a group has of a facet. */
function valueIn({ values, codes, combinations }: Column, group: number): Value | readonly Value[] {
  const code = codes[group] ?? 0;
  if (!combinations) return values[code] ?? '';
  return [...placesOf(combinations, code)].flatMap((place) => values[place] ?? []);
}

/** A group with those of its articles that `isKept` says, as `packGroups` takes it. */
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

/** Packs groups into few typed arrays. */
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
