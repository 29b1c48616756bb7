import type { Filter } from './filter';
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
import type { ListDefinition } from './list-definition';

function missesAny(chosen: readonly FacetTest[], group: number): boolean {
  for (const facet of chosen) if (!accepts(facet, group)) return true;
  return false;
}

function eachProductFound(
  list: ListDefinition,
  filter: Filter,
  parts: readonly CountedPart[],
  visit: (key: number) => unknown,
): void {
  for (const part of parts) {
    const test = testOf(list, filter, part.groups);
    const { products, offsets, keys } = part.groups;
    const chosen = test.shown.filter(({ accepted }) => accepted);
    let product = -1;
    let cheapest = Number.POSITIVE_INFINITY;
    for (const group of groupsToTest(part, test)) {
      const own = products[group] as number;
      if (own !== product) {
        if (cheapest < Number.POSITIVE_INFINITY) visit(cheapest);
        product = own;
        cheapest = Number.POSITIVE_INFINITY;
      }
      if (missesAny(chosen, group)) continue;
      const to = offsets[group + 1] as number;
      const low = startOfRange(test, keys, offsets[group] as number, to);
      if (low < endOfRange(test, keys, low, to)) cheapest = Math.min(cheapest, keys[low] as number);
    }
    if (cheapest < Number.POSITIVE_INFINITY) visit(cheapest);
  }
}

/** Visits the keys of matching articles until `visit` returns false. Visits only the cheapest variant of a product. */
export function eachFound(
  list: ListDefinition,
  filter: Filter,
  parts: readonly CountedPart[],
  isDescending: boolean,
  visit: (key: number) => boolean,
): void {
  if (list.unit === 'product') {
    eachProductFound(list, filter, parts, visit);
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

export function countFound(list: ListDefinition, filter: Filter, parts: readonly CountedPart[]): number {
  let found = 0;
  eachFound(list, filter, parts, false, () => {
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
}

/** Above every price in cents; a rank times this stays exact. */
const CENTS = 2 ** 25;

/** Sorted by rank, price and id; a product appears with its cheapest variant. */
export function findInGroups(
  list: ListDefinition,
  filter: Filter,
  parts: readonly CountedPart[],
  { offset, limit, isDescending, ranks }: PageOrder,
): number[] {
  const all = parts.reduce((sum, { groups }) => sum + groups.keys.length, 0);
  if (offset >= all) return [];
  const count = Math.min(offset + limit, all);
  const sign = isDescending ? -1 : 1;
  const smallest = new Smallest(count);
  if (!ranks) {
    eachFound(list, filter, parts, isDescending, (key) => smallest.offer(sign * key));
    return [...smallest.sorted().subarray(offset)].map((key) => idOf(sign * key));
  }
  const sortKey = (key: number) => sign * ((ranks[idOf(key)] ?? 0) * CENTS + centsOf(key));
  eachFound(list, filter, parts, isDescending, (key) => {
    smallest.offer(sortKey(key));
    return true;
  });
  // Ids break ties, and do not fit into the numbers.
  const last = smallest.sorted().at(-1) ?? 0;
  const found: { place: number; id: number }[] = [];
  eachFound(list, filter, parts, isDescending, (key) => {
    const place = sortKey(key);
    if (place <= last) found.push({ place, id: sign * idOf(key) });
    return true;
  });
  return found
    .sort((a, b) => a.place - b.place || a.id - b.id)
    .slice(offset, count)
    .map(({ id }) => sign * id);
}
