import { chosenValues, type Filter, isChosen } from './filter';
import { type Column, countedFacets, type Groups } from './groups';
import type { Facet, ListDefinition, PriceRange, Value } from './list-definition';

/** How many articles each choice would leave, with all choices in the other facets as they are. */
export interface Counts {
  /** Hits of the whole filter. */
  total: number;
  /** By facet. Of an "at least", each value that articles of the wanted hidden fields have is there, maybe with 0. */
  values: ReadonlyMap<string, ReadonlyMap<Value, number>>;
  /** Cheapest and dearest of what the other choices leave; undefined where nothing is left. */
  price: { minCents: number; maxCents: number } | undefined;
  /** By chosen facet: hits without its choices. */
  without: ReadonlyMap<string, number>;
}

/** Groups to count; those with an index of `skipped` (sorted) are left out. */
export interface CountedPart {
  groups: Groups;
  skipped: readonly number[];
}

/** First index from `from` to `to` whose price is at least `cents`. */
function lowerBound(sorted: Int32Array, from: number, to: number, cents: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < cents) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** By code of a column: 1 for each value that the choice takes. */
function acceptedCodes(facet: Facet, choice: unknown, values: readonly Value[]): Uint8Array {
  const chosen = chosenValues(facet, choice);
  const least = Number(chosen[0]);
  return Uint8Array.from(values, (value) =>
    Number(facet.control === 'at-least' ? Number(value) >= least : chosen.includes(value)),
  );
}

/** A facet's sums while groups are counted. */
interface Tally {
  name: string;
  column: Column;
  isAtLeast: boolean;
  /** Undefined: nothing is chosen. */
  accepted: Uint8Array | undefined;
  sums: Int32Array;
  /** By code: 1 where a group of the wanted hidden fields has the value. */
  seen: Uint8Array;
  /** Hits without its choices. */
  without: number;
}

interface Sums {
  total: number;
  withoutPrice: number;
  minCents: number;
  maxCents: number;
}

function tallies(list: ListDefinition, filter: Filter, groups: Groups): { hidden: Tally[]; shown: Tally[] } {
  const hidden: Tally[] = [];
  const shown: Tally[] = [];
  for (const [name, facet] of countedFacets(list)) {
    const column = groups.columns.get(name);
    if (!column) continue;
    const tally: Tally = {
      name,
      column,
      isAtLeast: facet.control === 'at-least',
      accepted: isChosen(facet, filter[name]) ? acceptedCodes(facet, filter[name], column.values) : undefined,
      sums: new Int32Array(column.values.length),
      seen: new Uint8Array(column.values.length),
      without: 0,
    };
    if (facet.control !== 'hidden') shown.push(tally);
    else if (tally.accepted) hidden.push(tally);
  }
  return { hidden, shown };
}

const misses = (tally: Tally, group: number) => tally.accepted?.[tally.column.codes[group] ?? 0] === 0;

function addTo(tally: Tally, group: number, articles: number): void {
  const code = tally.column.codes[group] ?? 0;
  tally.sums[code] = (tally.sums[code] ?? 0) + articles;
}

/**
 * A group counts for a facet's own values when it misses no other facet: with two chosen facets missed it counts for
 * none, with one for that one alone.
 */
function countPart(list: ListDefinition, filter: Filter, part: CountedPart, sums: Sums): Tally[] {
  const { groups, skipped } = part;
  const { hidden, shown } = tallies(list, filter, groups);
  const chosen = shown.filter((tally) => tally.accepted);
  const ranked = shown.filter((tally) => tally.isAtLeast);
  const { minCents = 0, maxCents = Number.MAX_SAFE_INTEGER } = filter.price as PriceRange;
  const hasRange = isChosen(list.facets.price, filter.price);
  const { offsets, cents } = groups;
  let nextSkipped = 0;
  for (let group = 0; group < groups.length; group += 1) {
    if (group === skipped[nextSkipped]) {
      nextSkipped += 1;
      continue;
    }
    if (hidden.some((tally) => misses(tally, group))) continue;
    for (const { column, seen } of ranked) seen[column.codes[group] ?? 0] = 1;
    let missed: Tally | undefined;
    let missedCount = 0;
    for (const tally of chosen) {
      if (!misses(tally, group)) continue;
      missed = tally;
      missedCount += 1;
      if (missedCount > 1) break;
    }
    if (missedCount > 1) continue;
    const from = offsets[group] ?? 0;
    const to = offsets[group + 1] ?? 0;
    const inRange = hasRange
      ? Math.max(0, lowerBound(cents, from, to, maxCents + 1) - lowerBound(cents, from, to, minCents))
      : to - from;
    if (missed) {
      missed.without += inRange;
      addTo(missed, group, inRange);
      continue;
    }
    sums.total += inRange;
    sums.withoutPrice += to - from;
    sums.minCents = Math.min(sums.minCents, cents[from] ?? sums.minCents);
    sums.maxCents = Math.max(sums.maxCents, cents[to - 1] ?? 0);
    for (const tally of shown) addTo(tally, group, inRange);
  }
  return shown;
}

/** Counts the facets of a filter over groups; what is in stock here is left to the caller. */
export function countGroups(list: ListDefinition, filter: Filter, parts: readonly CountedPart[]): Counts {
  const sums: Sums = { total: 0, withoutPrice: 0, minCents: Number.MAX_SAFE_INTEGER, maxCents: 0 };
  const values = new Map<string, Map<Value, number>>();
  const missedOnly = new Map<string, number>();
  for (const part of parts) {
    for (const tally of countPart(list, filter, part, sums)) {
      const counts = values.get(tally.name) ?? new Map<Value, number>();
      values.set(tally.name, counts);
      tally.column.values.forEach((value, code) => {
        const sum = tally.sums[code] ?? 0;
        if (sum > 0 || tally.seen[code] === 1) counts.set(value, (counts.get(value) ?? 0) + sum);
      });
      if (tally.accepted) missedOnly.set(tally.name, (missedOnly.get(tally.name) ?? 0) + tally.without);
    }
  }
  const without = new Map([...missedOnly].map(([name, hits]) => [name, hits + sums.total]));
  if (isChosen(list.facets.price, filter.price)) without.set('price', sums.withoutPrice);
  const { total, minCents, maxCents } = sums;
  return { total, values, without, price: maxCents === 0 ? undefined : { minCents, maxCents } };
}

/**
 * Counts the facets of a filter at a location.
 * @param all everything at its prices here
 * @param inStock the part of it that is in stock here
 */
export function countFacets(
  list: ListDefinition,
  filter: Filter,
  all: readonly CountedPart[],
  inStock: readonly CountedPart[],
): Counts {
  const everywhere = countGroups(list, filter, all);
  const here = countGroups(list, filter, inStock);
  const counts = filter.inStockHere ? here : everywhere;
  const without = new Map(counts.without);
  if (filter.inStockHere) without.set('inStockHere', everywhere.total);
  const values = new Map(counts.values).set('inStockHere', new Map([[true, here.total]]));
  return { ...counts, values, without };
}
