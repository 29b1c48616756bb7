import { countProducts } from './count-products';
import { type Filter, isChosen } from './filter';
import { countFound } from './find-in-groups';
import {
  type CountedPart,
  endOfRange,
  type GroupTest,
  groupsToTest,
  startOfRange,
  testOf,
} from './group-test';
import { centsOf, placesOf } from './groups';
import type { ListDefinition, Value } from './list-definition';
import { firstForSale, type IsSoldOut, neverSoldOut } from './sold-out';
import { addPrice, markSeen, missedBy, NO_CENTS, noSums, type Sums, type Tally, talliesOf } from './tally';

/** Articles, or products, that each choice would leave if the other facets stay as they are. */
export interface Counts {
  total: number;
  /** By facet. A facet with a minimum has every value of articles that match the hidden fields, even with count 0. */
  values: ReadonlyMap<string, ReadonlyMap<Value, number>>;
  /** Price range of what the other facets leave; undefined if nothing is left. */
  price: { minCents: number; maxCents: number } | undefined;
  /** Counts by price in whole euros under the other facets; the last entry holds everything dearer. */
  byEuro: Int32Array;
  /** Of what is for sale. */
  cheapestCents: number | undefined;
  /** Hits by facet if its choices are dropped. */
  without: ReadonlyMap<string, number>;
}

function addTo({ column, counting, sums }: Tally, group: number, articles: number): void {
  const code = column.codes[group] ?? 0;
  if (!counting) sums[code] = (sums[code] ?? 0) + articles;
  else for (const place of placesOf(counting, code)) sums[place] = (sums[place] ?? 0) + articles;
}

/** A group that misses one facet counts for that facet only; one that misses two counts for none. */
function countArticles(part: CountedPart, test: GroupTest, sums: Sums, isSoldOut: IsSoldOut): Tally[] {
  const tallies = talliesOf(test);
  const chosen = tallies.filter((tally) => tally.accepted);
  const ranked = tallies.filter((tally) => tally.isAtLeast);
  const { offsets, keys } = part.groups;
  for (const group of groupsToTest(part, test)) {
    for (const tally of ranked) markSeen(tally, group);
    const missed = missedBy(chosen, group);
    if (missed === undefined) continue;
    const from = offsets[group] ?? 0;
    const to = offsets[group + 1] ?? 0;
    const low = startOfRange(test, keys, from, to);
    const high = endOfRange(test, keys, low, to);
    const only = chosen[missed - 1];
    if (only) {
      only.without += high - low;
      addTo(only, group, high - low);
      continue;
    }
    sums.total += high - low;
    sums.withoutPrice += to - from;
    sums.minCents = Math.min(sums.minCents, centsOf(keys[from] ?? 0));
    sums.maxCents = Math.max(sums.maxCents, centsOf(keys[to - 1] ?? 0));
    if (high > low && centsOf(keys[low] ?? 0) < sums.cheapestCents) {
      const first = firstForSale(keys, low, high, isSoldOut);
      if (first < high) sums.cheapestCents = Math.min(sums.cheapestCents, centsOf(keys[first] ?? 0));
    }
    for (let index = from; index < to; index += 1) addPrice(sums, keys[index] ?? 0);
    for (const tally of tallies) addTo(tally, group, high - low);
  }
  return tallies;
}

/** Stock at the location is not counted here. */
export function countGroups(
  list: ListDefinition,
  filter: Filter,
  parts: readonly CountedPart[],
  isSoldOut = neverSoldOut,
): Counts {
  const sums = noSums();
  const count = list.unit === 'product' ? countProducts : countArticles;
  const values = new Map<string, Map<Value, number>>();
  const missedOnly = new Map<string, number>();
  for (const part of parts) {
    for (const tally of count(part, testOf(list, filter, part.groups), sums, isSoldOut)) {
      const counts = values.get(tally.name) ?? new Map<Value, number>();
      values.set(tally.name, counts);
      tally.column.values.forEach((value, place) => {
        const sum = tally.sums[place] ?? 0;
        if (sum > 0 || tally.seen[place] === 1) counts.set(value, (counts.get(value) ?? 0) + sum);
      });
      if (tally.accepted) missedOnly.set(tally.name, (missedOnly.get(tally.name) ?? 0) + tally.without);
    }
  }
  const without = new Map([...missedOnly].map(([name, hits]) => [name, hits + sums.total]));
  if (isChosen(list.facets.price, filter.price)) without.set('price', sums.withoutPrice);
  const { total, minCents, maxCents, byEuro } = sums;
  return {
    total,
    values,
    without,
    price: maxCents === 0 ? undefined : { minCents, maxCents },
    byEuro,
    cheapestCents: sums.cheapestCents < NO_CENTS ? sums.cheapestCents : undefined,
  };
}

export function countFacets(
  list: ListDefinition,
  filter: Filter,
  all: readonly CountedPart[],
  inStock: readonly CountedPart[],
  isSoldOut = neverSoldOut,
): Counts {
  const counts = countGroups(list, filter, filter.inStockHere ? inStock : all, isSoldOut);
  const others = countFound({ list, filter, parts: filter.inStockHere ? all : inStock });
  const without = new Map(counts.without);
  if (filter.inStockHere) without.set('inStockHere', others);
  const here = filter.inStockHere ? counts.total : others;
  const values = new Map(counts.values).set('inStockHere', new Map([[true, here]]));
  return { ...counts, values, without };
}
