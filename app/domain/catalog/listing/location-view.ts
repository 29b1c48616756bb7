import type { CountedPart } from './group-test';
import { centsOf, countedFacets, type GroupRow, type Groups, idOf, packGroups } from './groups';
import type { ListDefinition, Value } from './list-definition';

/** An article with a price of the location's own. */
export interface OwnPrice {
  /** In the order of the counted facets. */
  values: readonly Value[];
  id: number;
  cents: number;
}

function hashOf(codes: readonly number[]): number {
  return codes.reduce((hash, code) => Math.imul(hash, 31) + code, 7) | 0;
}

/** By index, the groups that hold articles with own prices. */
function touchedGroups(
  list: ListDefinition,
  groups: Groups,
  own: readonly OwnPrice[],
): Map<number, OwnPrice[]> {
  const columns = countedFacets(list).map(([name]) => groups.columns.get(name));
  const codeMaps = columns.map((column) => new Map(column?.values.map((value, code) => [value, code])));
  const wanted = new Map<number, { codes: number[]; rows: OwnPrice[] }[]>();
  for (const row of own) {
    const codes = row.values.map((value, index) => codeMaps[index]?.get(value) ?? -1);
    if (codes.includes(-1)) continue;
    const bucket = wanted.get(hashOf(codes)) ?? [];
    wanted.set(hashOf(codes), bucket);
    const known = bucket.find((entry) => entry.codes.every((code, index) => code === codes[index]));
    if (known) known.rows.push(row);
    else bucket.push({ codes, rows: [row] });
  }
  const found = new Map<number, OwnPrice[]>();
  for (let group = 0; group < groups.length; group += 1) {
    let hash = 7;
    for (const column of columns) hash = Math.imul(hash, 31) + (column?.codes[group] ?? 0);
    const entry = wanted
      .get(hash | 0)
      ?.find(({ codes }) => codes.every((code, index) => code === columns[index]?.codes[group]));
    if (entry) found.set(group, entry.rows);
  }
  return found;
}

/**
 * The network's groups at a location: those that its own prices touch are left out of the common ones, and stand beside
 * them as the location sees them.
 */
export function locationView(list: ListDefinition, groups: Groups, own: readonly OwnPrice[]): CountedPart[] {
  const touched = touchedGroups(list, groups, own);
  const placed = new Set([...touched.values()].flat());
  const columns = countedFacets(list).map(([name]) => groups.columns.get(name));
  const changed = [...touched].map(([group, rows]): GroupRow => {
    const hidden = new Set(rows.map((row) => row.id));
    const others = [...groups.keys.subarray(groups.offsets[group], groups.offsets[group + 1])].filter(
      (key) => !hidden.has(idOf(key)),
    );
    return {
      values: columns.map((column) => column?.values[column.codes[group] ?? 0] ?? ''),
      ids: [...others.map(idOf), ...rows.map((row) => row.id)],
      cents: [...others.map(centsOf), ...rows.map((row) => row.cents)],
    };
  });
  const added = own
    .filter((row) => !placed.has(row))
    .map(({ values, id, cents }) => ({ values, ids: [id], cents: [cents] }));
  return [
    { groups, skipped: [...touched.keys()] },
    { groups: packGroups(list, [...changed, ...added]), skipped: [] },
  ];
}
