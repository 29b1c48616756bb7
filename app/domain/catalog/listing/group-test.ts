import { chosenValues, type Filter, isChosen } from './filter';
import { type Column, countedFacets, type Groups, keyOf } from './groups';
import type { Facet, ListDefinition, PriceRange } from './list-definition';

/** Groups to count; those with an index of `skipped` (sorted) are left out. */
export interface CountedPart {
  groups: Groups;
  skipped: readonly number[];
}

/** A facet made ready for some groups. */
export interface FacetTest {
  name: string;
  facet: Facet;
  column: Column;
  /** By code of the column: 1 for each value or combination that the choice takes; undefined: nothing is chosen. */
  accepted: Uint8Array | undefined;
}

/** A filter made ready for some groups. */
export interface GroupTest {
  /** Hidden fields with a choice. */
  hidden: FacetTest[];
  shown: FacetTest[];
  /** Keys below which, and from which on, prices are out of range; undefined: any price. */
  range: { from: number; to: number } | undefined;
}

function acceptedCodes(facet: Facet, choice: unknown, { values, combinations }: Column): Uint8Array {
  const chosen = chosenValues(facet, choice);
  const least = Number(chosen[0]);
  const isWanted = values.map((value) =>
    facet.control === 'at-least' ? Number(value) >= least : chosen.includes(value),
  );
  return Uint8Array.from(
    combinations?.map((places) => places.some((place) => isWanted[place])) ?? isWanted,
    Number,
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

/** The groups of each code of a column, one code after the other. */
interface GroupsByCode {
  starts: Int32Array;
  groups: Int32Array;
}

const byCode = new WeakMap<Column, GroupsByCode>();

/** Made when a hidden field is first asked for: most lists are of one size, a small part of the groups. */
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

/** The fewest groups that one of the hidden fields leaves; undefined: all. */
function candidates(hidden: readonly FacetTest[]): Int32Array | undefined {
  const left = hidden.map(({ column, accepted }) => {
    const code = accepted?.indexOf(1) ?? -1;
    const { starts, groups } = groupsByCode(column);
    return code === -1 ? groups.subarray(0, 0) : groups.subarray(starts[code], starts[code + 1]);
  });
  return left.sort((a, b) => a.length - b.length)[0];
}

/** Visits the groups of a part that have the wanted hidden fields, in their order. */
export function eachWantedGroup(
  part: CountedPart,
  { hidden }: GroupTest,
  visit: (group: number) => void,
): void {
  const { groups, skipped } = part;
  const few = candidates(hidden);
  const count = few?.length ?? groups.length;
  let next = 0;
  for (let index = 0; index < count; index += 1) {
    const group = few?.[index] ?? index;
    while ((skipped[next] ?? group) < group) next += 1;
    if (skipped[next] !== group && hidden.every((test) => accepts(test, group))) visit(group);
  }
}

/** First index from `from` to `to` whose key is at least `key`. */
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

/** Of the sorted keys from `from` to `to`, the first index in the range of prices and the first beyond it. */
export function inRange(
  { range }: GroupTest,
  keys: Float64Array,
  from: number,
  to: number,
): [low: number, high: number] {
  if (!range) return [from, to];
  const low = lowerBound(keys, from, to, range.from);
  return [low, Math.max(low, lowerBound(keys, low, to, range.to))];
}
