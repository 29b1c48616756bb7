import type { Verdict } from '~/domain/vehicles/fitment/verdict';
import type { Filter } from './filter';
import type { CountedPart } from './group-test';
import { idOf, packGroups, partOfGroup } from './groups';
import type { ListDefinition } from './list-definition';

export interface FittingArticles {
  /** Cache key of the vehicle and the value. */
  key: string;
  tags: readonly string[];
  /** Not known not to fit. */
  has(articleId: number): boolean;
  /** Known to fit, with nothing to be done before. */
  fits(articleId: number): boolean;
  /** Allowed under conditions; undefined: the kind knows none. */
  isConditional?: ((articleId: number) => boolean) | undefined;
  /** The vehicle does without. */
  isNotNeeded?(articleId: number): boolean;
  /** Takes a value as the filter names it; undefined: articles have no values. */
  hasValue?: ((articleId: number, value: string) => boolean) | undefined;
}

/** @param verdicts by article id; what does not fit is missing */
export function fittingByVerdict(
  verdicts: ReadonlyMap<number, { verdict: Verdict }>,
): Pick<FittingArticles, 'has' | 'fits' | 'isConditional'> {
  const isUnconditional = (articleId: number) => {
    const verdict = verdicts.get(articleId)?.verdict;
    return verdict?.result === 'fits' ? verdict.isUnconditional : undefined;
  };
  return {
    has: (articleId) => verdicts.has(articleId),
    fits: (articleId) => isUnconditional(articleId) === true,
    isConditional: (articleId) => isUnconditional(articleId) === false,
  };
}

/** Limits what fits to the filter's values; undefined if the list ignores the vehicle. */
export function fittingOf(fitting: FittingArticles | undefined, filter: Filter): FittingArticles | undefined {
  const { anyVehicle, onVehicle } = filter;
  if (!fitting || anyVehicle === true) return undefined;
  if (typeof onVehicle !== 'string' || !fitting.hasValue) return fitting;
  const { key, has, fits, hasValue } = fitting;
  return {
    ...fitting,
    key: `${key} ${onVehicle}`,
    has: (articleId) => has(articleId) && hasValue(articleId, onVehicle),
    fits: (articleId) => fits(articleId) && hasValue(articleId, onVehicle),
  };
}

export function fittingParts(
  list: ListDefinition,
  parts: readonly CountedPart[],
  fitting: FittingArticles,
): CountedPart[] {
  return parts.flatMap(({ groups, skipped: notHere }) => {
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
    const rows = mixed.map((group) => partOfGroup(list, groups, group, (id) => fitting.has(id)));
    return [whole, { groups: packGroups(list, rows), skipped: [] }];
  });
}
