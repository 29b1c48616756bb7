import {
  accepts,
  type CountedPart,
  eachWantedGroup,
  endOfRange,
  type GroupTest,
  startOfRange,
} from './group-test';
import { type Combinations, centsOf, packPlaces } from './groups';
import { addPrice, markSeen, type Sums, type Tally, talliesOf } from './tally';

const NO_KEY = Number.POSITIVE_INFINITY;

/** Groups that meet all choices but that in one facet, or all of them; side by side, as the products have them. */
interface WantedGroups {
  length: number;
  groups: Int32Array;
  /** By place in `groups`: the product. */
  products: Int32Array;
  /** By place in `groups`: from 1, the chosen facet that is missed; 0 is none. */
  missed: Uint8Array;
}

/** Sums up over products the prices of the cheapest wanted variants, in the wanted range and at any price. */
class Prices {
  readonly #sums: Sums;
  #cheapest = NO_KEY;
  #anywhere = NO_KEY;

  constructor(sums: Sums) {
    this.#sums = sums;
  }

  offer(cheapest: number, anywhere: number): void {
    if (cheapest < this.#cheapest) this.#cheapest = cheapest;
    if (anywhere < this.#anywhere) this.#anywhere = anywhere;
  }

  finishProduct(): void {
    const sums = this.#sums;
    if (this.#cheapest < NO_KEY) {
      sums.total += 1;
      sums.cheapestCents = Math.min(sums.cheapestCents, centsOf(this.#cheapest));
    }
    if (this.#anywhere < NO_KEY) {
      sums.withoutPrice += 1;
      sums.minCents = Math.min(sums.minCents, centsOf(this.#anywhere));
      sums.maxCents = Math.max(sums.maxCents, centsOf(this.#anywhere));
      addPrice(sums, this.#anywhere);
    }
    this.#cheapest = NO_KEY;
    this.#anywhere = NO_KEY;
  }
}

function wantedGroups(
  part: CountedPart,
  test: GroupTest,
  sums: Sums,
  chosen: readonly Tally[],
  ranked: readonly Tally[],
): WantedGroups {
  const { offsets, keys, length } = part.groups;
  const wanted = {
    length: 0,
    groups: new Int32Array(length),
    products: new Int32Array(length),
    missed: new Uint8Array(length),
  };
  const prices = new Prices(sums);
  let product = -1;
  eachWantedGroup(part, test, (group) => {
    const own = part.groups.products[group] ?? 0;
    if (own !== product) prices.finishProduct();
    product = own;
    for (const tally of ranked) markSeen(tally, group);
    let missed = 0;
    for (let index = 0; index < chosen.length; index += 1) {
      if (accepts(chosen[index] as Tally, group)) continue;
      if (missed > 0) return;
      missed = index + 1;
    }
    const from = offsets[group] ?? 0;
    const to = offsets[group + 1] ?? 0;
    const low = startOfRange(test, keys, from, to);
    const isFound = low < endOfRange(test, keys, low, to);
    if (missed === 0) prices.offer(isFound ? (keys[low] ?? NO_KEY) : NO_KEY, keys[from] ?? NO_KEY);
    if (!isFound) return;
    wanted.groups[wanted.length] = group;
    wanted.products[wanted.length] = product;
    wanted.missed[wanted.length] = missed;
    wanted.length += 1;
  });
  prices.finishProduct();
  return wanted;
}

/** A column in which each article has one value, as combinations of one value each. */
function asCombinations({ column, counting }: Tally): Combinations {
  return counting ?? packPlaces(column.values.map((_, place) => [place]));
}

/** Counts each product once for each value that a wanted variant of it has. */
function countValues(tally: Tally, wanted: WantedGroups, own: number): void {
  const { sums, column } = tally;
  const { codes } = column;
  const { groups, products, missed, length } = wanted;
  const { starts, places } = asCombinations(tally);
  const counted = new Int32Array(sums.length).fill(-1);
  for (let index = 0; index < length; index += 1) {
    const missedHere = missed[index] as number;
    if (missedHere !== 0 && missedHere !== own) continue;
    const product = products[index] as number;
    const code = codes[groups[index] as number] as number;
    const end = starts[code + 1] as number;
    for (let at = starts[code] as number; at < end; at += 1) {
      const place = places[at] as number;
      if (counted[place] === product) continue;
      counted[place] = product;
      sums[place] = (sums[place] as number) + 1;
    }
  }
}

/** Counts each product once, for the greatest value that a wanted variant of it has. */
function countGreatest(tally: Tally, wanted: WantedGroups, own: number): void {
  const { column, counting, sums } = tally;
  let product = -1;
  let greatest = -1;
  const finishProduct = () => {
    if (greatest !== -1) sums[greatest] = (sums[greatest] ?? 0) + 1;
    greatest = -1;
  };
  for (let index = 0; index < wanted.length; index += 1) {
    if (wanted.missed[index] !== 0 && wanted.missed[index] !== own) continue;
    if (wanted.products[index] !== product) finishProduct();
    product = wanted.products[index] ?? 0;
    const code = column.codes[wanted.groups[index] ?? 0] ?? 0;
    const isEmpty = counting !== undefined && counting.starts[code] === counting.starts[code + 1];
    const place = counting ? (counting.places[counting.starts[code] ?? 0] ?? 0) : code;
    if (isEmpty) continue;
    if (greatest === -1 || Number(column.values[place]) > Number(column.values[greatest])) greatest = place;
  }
  finishProduct();
}

/** Counts products that a variant would join if the choices of this facet were dropped. */
function countMissed(wanted: WantedGroups, own: number): number {
  let count = 0;
  let product = -1;
  let isHit = false;
  let isMissed = false;
  for (let index = 0; index <= wanted.length; index += 1) {
    const next = index < wanted.length ? (wanted.products[index] ?? 0) : -1;
    if (next !== product) {
      if (isMissed && !isHit) count += 1;
      product = next;
      isHit = false;
      isMissed = false;
    }
    if (wanted.missed[index] === 0) isHit = true;
    else if (wanted.missed[index] === own) isMissed = true;
  }
  return count;
}

/**
 * Counts products: one counts for a value when a variant of it has the value and meets all choices but those of that facet.
 * Its price is that of its cheapest wanted variant.
 */
export function countProducts(part: CountedPart, test: GroupTest, sums: Sums): Tally[] {
  const tallies = talliesOf(test);
  const chosen = tallies.filter(({ accepted }) => accepted);
  const ranked = tallies.filter(({ isAtLeast }) => isAtLeast);
  const wanted = wantedGroups(part, test, sums, chosen, ranked);
  for (const tally of tallies) {
    const own = chosen.indexOf(tally) + 1;
    (tally.isAtLeast ? countGreatest : countValues)(tally, wanted, own);
    if (own > 0) tally.without = countMissed(wanted, own);
  }
  return tallies;
}
