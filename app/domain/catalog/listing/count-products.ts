import { type CountedPart, endOfRange, type GroupTest, groupsToTest, startOfRange } from './group-test';
import { type Combinations, centsOf, packPlaces } from './groups';
import { addPrice, markSeen, missedBy, type Sums, type Tally, talliesOf } from './tally';

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

/** Adds a product at the price of its cheapest wanted variants: in the wanted range, and at any price. */
function addProduct(sums: Sums, cheapest: number, anywhere: number): void {
  if (cheapest < NO_KEY) {
    sums.total += 1;
    sums.cheapestCents = Math.min(sums.cheapestCents, centsOf(cheapest));
  }
  if (anywhere < NO_KEY) {
    const cents = centsOf(anywhere);
    sums.withoutPrice += 1;
    sums.minCents = Math.min(sums.minCents, cents);
    sums.maxCents = Math.max(sums.maxCents, cents);
    addPrice(sums, anywhere);
  }
}

function wantedGroups(
  part: CountedPart,
  test: GroupTest,
  sums: Sums,
  chosen: readonly Tally[],
  ranked: readonly Tally[],
): WantedGroups {
  const { offsets, keys } = part.groups;
  const tested = groupsToTest(part, test);
  const groups = new Int32Array(tested.length);
  const products = new Int32Array(tested.length);
  const missed = new Uint8Array(tested.length);
  let length = 0;
  let product = -1;
  let cheapest = NO_KEY;
  let anywhere = NO_KEY;
  for (let index = 0; index < tested.length; index += 1) {
    const group = tested[index] as number;
    const own = part.groups.products[group] as number;
    if (own !== product) {
      addProduct(sums, cheapest, anywhere);
      product = own;
      cheapest = NO_KEY;
      anywhere = NO_KEY;
    }
    for (const tally of ranked) markSeen(tally, group);
    const missedHere = missedBy(chosen, group);
    if (missedHere === undefined) continue;
    const from = offsets[group] as number;
    const to = offsets[group + 1] as number;
    const low = startOfRange(test, keys, from, to);
    const isFound = low < endOfRange(test, keys, low, to);
    if (missedHere === 0) {
      anywhere = Math.min(anywhere, keys[from] as number);
      if (isFound) cheapest = Math.min(cheapest, keys[low] as number);
    }
    if (!isFound) continue;
    groups[length] = group;
    products[length] = product;
    missed[length] = missedHere;
    length += 1;
  }
  addProduct(sums, cheapest, anywhere);
  return { length, groups, products, missed };
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
  let lastProduct = -1;
  let lastCode = -1;
  for (let index = 0; index < length; index += 1) {
    const missedHere = missed[index] as number;
    if (missedHere !== 0 && missedHere !== own) continue;
    const product = products[index] as number;
    const code = codes[groups[index] as number] as number;
    if (code === lastCode && product === lastProduct) continue;
    lastProduct = product;
    lastCode = code;
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
