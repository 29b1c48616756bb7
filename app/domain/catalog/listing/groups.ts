import { type Facet, facetsOf, type ListDefinition, type Value } from './list-definition';

/** A facet's values in groups: each group has the code of one of them. */
export interface Column {
  values: readonly Value[];
  codes: Uint16Array;
}

/** Articles that share the values of all facets stand in one group; of each group the prices, sorted. */
export interface Groups {
  length: number;
  columns: ReadonlyMap<string, Column>;
  /** Prices of group `g` are those from `offsets[g]` up to `offsets[g + 1]`. */
  offsets: Int32Array;
  cents: Int32Array;
}

/** A group as the database gives it. */
export interface GroupRow {
  /** In the order of the counted facets. */
  values: readonly Value[];
  /** In any order. */
  cents: readonly number[];
}

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
    offsets[group + 1] = (offsets[group] ?? 0) + row.cents.length;
  });
  const cents = new Int32Array(offsets[rows.length] ?? 0);
  rows.forEach((row, group) => {
    cents.set(row.cents, offsets[group]);
    cents.subarray(offsets[group], offsets[group + 1]).sort();
  });
  return { length: rows.length, columns: new Map(columns), offsets, cents };
}
