import type { CountedPart } from './group-test';
import { type Groups, type GroupValues, idOf, packGroups, partOfGroup } from './groups';
import type { ListDefinition } from './list-definition';

export interface OwnPrice {
  values: GroupValues;
  id: number;
  cents: number;
  product?: number | undefined;
}

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

/** Groups that own prices touch are skipped and replaced. */
export function locationView(list: ListDefinition, groups: Groups, own: readonly OwnPrice[]): CountedPart[] {
  if (own.length === 0) return [{ groups, skipped: [] }];
  const ownIds = new Set(own.map(({ id }) => id));
  const isTouched = touchedBy(list, groups, own);
  const skipped = Array.from({ length: groups.length }, (_, group) => group).filter(isTouched);
  const others = skipped
    .map((group) => partOfGroup(list, groups, group, (id) => !ownIds.has(id)))
    .filter(({ ids }) => ids.length > 0);
  const rows = [...others, ...own.map(({ id, cents, ...row }) => ({ ...row, ids: [id], cents: [cents] }))];
  if (list.unit === 'product') rows.sort((a, b) => (a.product ?? 0) - (b.product ?? 0));
  return [
    { groups, skipped },
    { groups: packGroups(list, rows), skipped: [] },
  ];
}
