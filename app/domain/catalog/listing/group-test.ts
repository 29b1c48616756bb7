import { chosenValues, type Filter, isChosen } from './filter';
import { type Column, countedFacets, type Groups, keyOf, placesOf } from './groups';
import type { Facet, ListDefinition, PriceRange } from './list-definition';

/** `skipped` holds the sorted indexes of groups to leave out. */
export interface CountedPart {
  groups: Groups;
  skipped: readonly number[];
}

export interface FacetTest {
  name: string;
  facet: Facet;
  column: Column;
  /** By column code: 1 if the choice accepts it; undefined: no choice. */
  accepted: Uint8Array | undefined;
}

export interface GroupTest {
  hidden: FacetTest[];
  shown: FacetTest[];
  /** Price range as keys, `to` exclusive; undefined: any price. */
  range: { from: number; to: number } | undefined;
}

function acceptedCodes(facet: Facet, choice: unknown, { values, combinations }: Column): Uint8Array {
  const chosen = chosenValues(facet, choice);
  const least = Number(chosen[0]);
  const isRequested = values.map((value) =>
    facet.control === 'at-least' ? Number(value) >= least : chosen.includes(value),
  );
  if (!combinations) return Uint8Array.from(isRequested, Number);
  return Uint8Array.from({ length: combinations.length }, (_, code) =>
    Number(placesOf(combinations, code).some((place) => isRequested[place])),
  );
}

function rangeOf({ minCents = 0, maxCents }: PriceRange): GroupTest['range'] {
  return {
    from: keyOf(minCents, 0),
    to: maxCents === undefined ? Number.POSITIVE_INFINITY : keyOf(maxCents + 1, 0),
  };
}

export function testOf(list: ListDefinition, filter: Filter, groups: Groups): GroupTest {
  const tests = countedFacets(list).flatMap(([name, facet]): FacetTest[] => {
    const column = groups.columns.get(name);
    if (!column) return [];
    const choice = filter[name];
    const accepted = isChosen(facet, choice) ? acceptedCodes(facet, choice, column) : undefined;
    return [{ name, facet, column, accepted }];
  });
  return {
    hidden: tests.filter(({ facet, accepted }) => facet.control === 'hidden' && accepted),
    shown: tests.filter(({ facet }) => facet.control !== 'hidden'),
    range: isChosen(list.facets.price, filter.price) ? rangeOf(filter.price as PriceRange) : undefined,
  };
}

export function accepts(
  { accepted, column }: Pick<FacetTest, 'accepted' | 'column'>,
  group: number,
): boolean {
  return accepted === undefined || accepted[column.codes[group] ?? 0] === 1;
}

/** Indexes of groups, sorted by column code. */
interface GroupsByCode {
  starts: Int32Array;
  groups: Int32Array;
}

const byCode = new WeakMap<Column, GroupsByCode>();

/** Built on first use: most lists select one size, a small share of the groups. */
function groupsByCode(column: Column): GroupsByCode {
  const known = byCode.get(column);
  if (known) return known;
  const { codes, values } = column;
  const starts = new Int32Array(values.length + 1);
  for (const code of codes) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  for (let code = 0; code < values.length; code += 1) {
    starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  }
  const next = starts.slice();
  const groups = new Int32Array(codes.length);
  codes.forEach((code, group) => {
    const at = next[code] ?? 0;
    groups[at] = group;
    next[code] = at + 1;
  });
  const made = { starts, groups };
  byCode.set(column, made);
  return made;
}

/** The smallest candidate set of a hidden field; undefined: all groups. */
function candidates(hidden: readonly FacetTest[]): Int32Array | undefined {
  const left = hidden.map(({ column, accepted }) => {
    const code = accepted?.indexOf(1) ?? -1;
    const { starts, groups } = groupsByCode(column);
    return code === -1 ? groups.subarray(0, 0) : groups.subarray(starts[code], starts[code + 1]);
  });
  return left.sort((a, b) => a.length - b.length)[0];
}

const allGroups = new WeakMap<Groups, Int32Array>();

function allOf(groups: Groups): Int32Array {
  const all = allGroups.get(groups) ?? Int32Array.from({ length: groups.length }, (_, group) => group);
  allGroups.set(groups, all);
  return all;
}

/** Plain loops, because a visitor function's numbers would be allocated on the heap one by one. */
export function groupsToTest({ groups, skipped }: CountedPart, { hidden }: GroupTest): Int32Array {
  const few = candidates(hidden) ?? allOf(groups);
  if (hidden.length < 2 && skipped.length === 0) return few;
  let next = 0;
  return few.filter((group) => {
    while ((skipped[next] ?? group) < group) next += 1;
    return skipped[next] !== group && hidden.every((test) => accepts(test, group));
  });
}

function lowerBound(sorted: Float64Array, from: number, to: number, key: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first index of the sorted `keys` within the price range. */
export function startOfRange({ range }: GroupTest, keys: Float64Array, from: number, to: number): number {
  if (!range || (keys[from] ?? 0) >= range.from) return from;
  return lowerBound(keys, from + 1, to, range.from);
}

/** The first index beyond the price range; `low` is its start. */
export function endOfRange({ range }: GroupTest, keys: Float64Array, low: number, to: number): number {
  if (!range || low === to || (keys[to - 1] ?? 0) < range.to) return to;
  return lowerBound(keys, low, to - 1, range.to);
}
