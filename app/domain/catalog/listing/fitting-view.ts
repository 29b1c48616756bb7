import type { Filter } from './filter';
import type { CountedPart } from './group-test';
import { centsOf, countedFacets, type GroupRow, idOf, packGroups, valueIn } from './groups';
import type { ListDefinition } from './list-definition';

/** Which articles of a list fit the chosen vehicle. */
export interface FittingArticles {
  /** The vehicle's public id. */
  vehicle: string;
  /** Moved when what fits changes. */
  tags: readonly string[];
  has(articleId: number): boolean;
  /** Whether an article has a value on the vehicle, as the filter names it; without it, articles have none. */
  hasValue?: ((articleId: number, value: string) => boolean) | undefined;
}

/** What a filter leaves of it: all, or what has one of its values; undefined where the list is not about the vehicle. */
export function fittingOf(fitting: FittingArticles | undefined, filter: Filter): FittingArticles | undefined {
  const { anyVehicle, onVehicle } = filter;
  if (!fitting || anyVehicle === true) return undefined;
  if (typeof onVehicle !== 'string' || !fitting.hasValue) return fitting;
  const { vehicle, has, hasValue } = fitting;
  return {
    ...fitting,
    vehicle: `${vehicle} ${onVehicle}`,
    has: (articleId) => has(articleId) && hasValue(articleId, onVehicle),
  };
}

/** The articles of a part that fit, of groups of which others do not. */
function fittingRows(
  list: ListDefinition,
  { groups }: CountedPart,
  mixed: readonly number[],
  fitting: FittingArticles,
) {
  const columns = countedFacets(list).map(([name]) => groups.columns.get(name));
  return mixed.map((group): GroupRow => {
    const keys = [...groups.keys.subarray(groups.offsets[group], groups.offsets[group + 1])];
    const fits = keys.filter((key) => fitting.has(idOf(key)));
    return {
      values: columns.map((column) => (column ? valueIn(column, group) : '')),
      ids: fits.map(idOf),
      cents: fits.map(centsOf),
      product: groups.products[group],
    };
  });
}

/** The part of a list that fits a vehicle. */
export function fittingParts(
  list: ListDefinition,
  parts: readonly CountedPart[],
  fitting: FittingArticles,
): CountedPart[] {
  return parts.flatMap((part) => {
    const { groups, skipped: notHere } = part;
    const left = new Set(notHere);
    const skipped: number[] = [];
    const mixed: number[] = [];
    for (let group = 0; group < groups.length; group += 1) {
      const from = groups.offsets[group] as number;
      const to = groups.offsets[group + 1] as number;
      let fits = 0;
      for (let index = from; index < to; index += 1)
        fits += Number(fitting.has(idOf(groups.keys[index] as number)));
      if (fits === to - from && !left.has(group)) continue;
      skipped.push(group);
      if (fits > 0 && !left.has(group)) mixed.push(group);
    }
    const whole = { groups, skipped };
    if (mixed.length === 0) return [whole];
    return [whole, { groups: packGroups(list, fittingRows(list, part, mixed, fitting)), skipped: [] }];
  });
}
