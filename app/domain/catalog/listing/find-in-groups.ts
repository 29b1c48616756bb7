import type { FilteredList } from './filtered-list';
import {
  accepts,
  type CountedPart,
  endOfRange,
  type FacetTest,
  groupsToTest,
  startOfRange,
  testOf,
} from './group-test';
import { centsOf, idOf } from './groups';
import { firstForSale, type IsSoldOut, neverSoldOut } from './sold-out';

const NO_KEY = Number.POSITIVE_INFINITY;

function missesAny(chosen: readonly FacetTest[], group: number): boolean {
  for (const facet of chosen) if (!accepts(facet, group)) return true;
  return false;
}

/** A filtered list with the groups of its articles. */
export interface GroupedList extends FilteredList {
  parts: readonly CountedPart[];
}

function eachProductFound(
  { list, filter, parts }: GroupedList,
  visit: (key: number) => unknown,
  isSoldOut: IsSoldOut,
): void {
  for (const part of parts) {
    const test = testOf(list, filter, part.groups);
    const { products, offsets, keys } = part.groups;
    const chosen = test.shown.filter(({ accepted }) => accepted);
    let product = -1;
    let cheapest = NO_KEY;
    let cheapestSoldOut = NO_KEY;
    const finishProduct = () => {
      const key = cheapest < NO_KEY ? cheapest : cheapestSoldOut;
      if (key < NO_KEY) visit(key);
      cheapest = NO_KEY;
      cheapestSoldOut = NO_KEY;
    };
    for (const group of groupsToTest(part, test)) {
      const own = products[group] as number;
      if (own !== product) finishProduct();
      product = own;
      if (missesAny(chosen, group)) continue;
      const to = offsets[group + 1] as number;
      const low = startOfRange(test, keys, offsets[group] as number, to);
      const high = endOfRange(test, keys, low, to);
      const first = firstForSale(keys, low, high, isSoldOut);
      if (first < high) cheapest = Math.min(cheapest, keys[first] as number);
      else if (low < high) cheapestSoldOut = Math.min(cheapestSoldOut, keys[low] as number);
    }
    finishProduct();
  }
}

/** Visits the keys of matching articles until `visit` returns false. Visits one variant of a product: the cheapest that is for sale, or the cheapest. */
export function eachFound(
  grouped: GroupedList,
  visit: (key: number) => boolean,
  {
    isDescending = false,
    isSoldOut = neverSoldOut,
  }: Pick<Partial<PageOrder>, 'isDescending' | 'isSoldOut'> = {},
): void {
  const { list, filter, parts } = grouped;
  if (list.unit === 'product') {
    eachProductFound(grouped, visit, isSoldOut);
    return;
  }
  for (const part of parts) {
    const test = testOf(list, filter, part.groups);
    const { offsets, keys } = part.groups;
    const chosen = test.shown.filter(({ accepted }) => accepted);
    for (const group of groupsToTest(part, test)) {
      if (missesAny(chosen, group)) continue;
      const to = offsets[group + 1] ?? 0;
      const low = startOfRange(test, keys, offsets[group] ?? 0, to);
      const high = endOfRange(test, keys, low, to);
      for (let index = 0; index < high - low; index += 1) {
        if (!visit(keys[isDescending ? high - 1 - index : low + index] ?? 0)) break;
      }
    }
  }
}

export function countFound(grouped: GroupedList): number {
  let found = 0;
  eachFound(grouped, () => {
    found += 1;
    return true;
  });
  return found;
}

const MIN_BUFFER = 1_024;

/** Keeps the smallest numbers without sorting all of them. */
export class Smallest {
  readonly #count: number;
  readonly #buffer: Float64Array;
  #length = 0;
  #bound = Number.POSITIVE_INFINITY;

  constructor(count: number) {
    this.#count = count;
    this.#buffer = new Float64Array(Math.max(MIN_BUFFER, 2 * count));
  }

  /** @returns false if the number is too large; larger ones will be, too */
  offer(value: number): boolean {
    if (value >= this.#bound) return false;
    this.#buffer[this.#length] = value;
    this.#length += 1;
    if (this.#length === this.#buffer.length) {
      this.#buffer.sort();
      this.#length = this.#count;
      this.#bound = this.#buffer[this.#count - 1] ?? this.#bound;
    }
    return true;
  }

  sorted(): Float64Array {
    return this.#buffer.subarray(0, this.#length).sort().subarray(0, this.#count);
  }
}

export interface PageOrder {
  offset: number;
  limit: number;
  isDescending: boolean;
  /** Position in the sort order by article id; undefined: sorted by price. */
  ranks?: Int32Array | undefined;
  isSoldOut?: IsSoldOut | undefined;
}

/** Above every price in cents; a rank times this stays exact. */
const CENTS = 2 ** 25;

/** The first ids of those that `isMatch`, sorted by rank, price and id. */
function firstFound(
  grouped: GroupedList,
  { isDescending, ranks, isSoldOut }: PageOrder,
  count: number,
  isMatch: (articleId: number) => boolean,
): number[] {
  const sign = isDescending ? -1 : 1;
  const smallest = new Smallest(count);
  const visitMatches = (visit: (key: number) => boolean) =>
    eachFound(grouped, (key) => !isMatch(idOf(key)) || visit(key), { isDescending, isSoldOut });
  if (!ranks) {
    visitMatches((key) => smallest.offer(sign * key));
    return [...smallest.sorted()].map((key) => idOf(sign * key));
  }
  const sortKey = (key: number) => sign * ((ranks[idOf(key)] ?? 0) * CENTS + centsOf(key));
  visitMatches((key) => {
    smallest.offer(sortKey(key));
    return true;
  });
  // Ids break ties, and do not fit into the numbers.
  const last = smallest.sorted().at(-1) ?? 0;
  const found: { place: number; id: number }[] = [];
  visitMatches((key) => {
    const place = sortKey(key);
    if (place <= last) found.push({ place, id: sign * idOf(key) });
    return true;
  });
  return found
    .sort((a, b) => a.place - b.place || a.id - b.id)
    .slice(0, count)
    .map(({ id }) => sign * id);
}

/** Sold-out articles follow those for sale, each sorted by rank, price and id. */
export function findInGroups(grouped: GroupedList, order: PageOrder): number[] {
  const { offset, limit, isSoldOut = neverSoldOut } = order;
  const all = grouped.parts.reduce((sum, { groups }) => sum + groups.keys.length, 0);
  if (offset >= all) return [];
  const count = Math.min(offset + limit, all);
  const forSale = firstFound(grouped, order, count, (id) => !isSoldOut(id));
  const missing = count - forSale.length;
  if (missing === 0 || isSoldOut === neverSoldOut) return forSale.slice(offset);
  return [...forSale, ...firstFound(grouped, order, missing, isSoldOut)].slice(offset);
}
