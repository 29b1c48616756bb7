import type { CountedPart } from './group-test';
import {
  centsOf,
  countedFacets,
  type GroupRow,
  type Groups,
  type GroupValues,
  idOf,
  packGroups,
  valueIn,
} from './groups';
import type { ListDefinition } from './list-definition';

/** An article with a price of the location's own. */
export interface OwnPrice {
  /** In the order of the counted facets. */
  values: GroupValues;
  id: number;
  cents: number;
  /** Id of the product, in a list of products. */
  product?: number | undefined;
}

/** Tells which groups hold articles with own prices; of a product, all of its groups. */
function touchedBy(
  list: ListDefinition,
  groups: Groups,
  own: readonly OwnPrice[],
): (group: number) => boolean {
  if (list.unit === 'product') {
    const products = new Set(own.map(({ product }) => product));
    return (group) => products.has(groups.products[group]);
  }
  const ids = new Set(own.map(({ id }) => id));
  const { keys, offsets } = groups;
  return (group) => {
    const to = offsets[group + 1] ?? 0;
    for (let index = offsets[group] ?? 0; index < to; index += 1) {
      if (ids.has(idOf(keys[index] ?? 0))) return true;
    }
    return false;
  };
}

/**
 * The network's groups at a location: those that its own prices touch are left out of the common ones, and stand beside
 * them as the location sees them.
 */
export function locationView(list: ListDefinition, groups: Groups, own: readonly OwnPrice[]): CountedPart[] {
  if (own.length === 0) return [{ groups, skipped: [] }];
  const ownIds = new Set(own.map(({ id }) => id));
  const columns = countedFacets(list).map(([name]) => groups.columns.get(name));
  const isTouched = touchedBy(list, groups, own);
  const skipped = Array.from({ length: groups.length }, (_, group) => group).filter(isTouched);
  const others = skipped.flatMap((group): GroupRow[] => {
    const keys = [...groups.keys.subarray(groups.offsets[group], groups.offsets[group + 1])].filter(
      (key) => !ownIds.has(idOf(key)),
    );
    const values = columns.map((column) => (column ? valueIn(column, group) : ''));
    const product = groups.products[group];
    return keys.length > 0 ? [{ values, ids: keys.map(idOf), cents: keys.map(centsOf), product }] : [];
  });
  const rows = [...others, ...own.map(({ id, cents, ...row }) => ({ ...row, ids: [id], cents: [cents] }))];
  if (list.unit === 'product') rows.sort((a, b) => (a.product ?? 0) - (b.product ?? 0));
  return [
    { groups, skipped },
    { groups: packGroups(list, rows), skipped: [] },
  ];
}
