import { type Facet, facetsOf, type ListDefinition, type Value } from './list-definition';

/** A facet's values in groups: each group has the code of one of them. */
export interface Column {
  values: readonly Value[];
  codes: Uint16Array;
}

/** Articles that share the values of all facets stand in one group; of each group the articles, cheapest first. */
export interface Groups {
  length: number;
  columns: ReadonlyMap<string, Column>;
  /** Articles of group `g` are those from `offsets[g]` up to `offsets[g + 1]`. */
  offsets: Int32Array;
  /** By article: its price and its id as one number (`articleKeyOf`). */
  keys: Float64Array;
}

/** A group as the database gives it: articles with their prices, in any order. */
export interface GroupRow {
  /** In the order of the counted facets. */
  values: readonly Value[];
  ids: readonly number[];
  cents: readonly number[];
}

/** Above every article's id; a price times this is exact up to 335,000 euros. */
const IDS = 2 ** 28;

/** Price and id as one number: keys sort by price, and of equal prices by id. */
export const keyOf = (cents: number, id: number): number => cents * IDS + id;
export const centsOf = (key: number): number => Math.floor(key / IDS);
export const idOf = (key: number): number => key % IDS;

/** Facets that have a column: all but stock and price, which differ between locations. */
export function countedFacets(list: ListDefinition): [string, Facet][] {
  return facetsOf(list).filter(([, { control }]) => control !== 'range' && control !== 'stock');
}

/** Packs groups into few typed arrays. */
export function packGroups(list: ListDefinition, rows: readonly GroupRow[]): Groups {
  const columns = countedFacets(list).map(([name], index): [string, Column] => {
    const codeOf = new Map<Value, number>();
    const codes = new Uint16Array(rows.length);
    rows.forEach((row, group) => {
      const value = row.values[index] ?? '';
      const code = codeOf.get(value) ?? codeOf.size;
      codeOf.set(value, code);
      codes[group] = code;
    });
    return [name, { values: [...codeOf.keys()], codes }];
  });
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
  return { length: rows.length, columns: new Map(columns), offsets, keys };
}
