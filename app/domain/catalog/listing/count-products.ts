import { accepts, type CountedPart, eachWantedGroup, type GroupTest, inRange } from './group-test';
import { centsOf } from './groups';
import { addPrice, markSeen, type Sums, type Tally, talliesOf } from './tally';

const NO_KEY = Number.POSITIVE_INFINITY;

/** A facet's sums with what is known of the product whose groups are just being visited. */
interface ProductTally {
  tally: Tally;
  /** By the place of a value: the last product that counted for it. */
  counted: Int32Array;
  /** Of an "at least": the place of the greatest value that a wanted variant has; -1: none. */
  greatest: number;
  /** A variant misses this facet's choice, and no other. */
  isMissedOnly: boolean;
}

function addValues({ tally, counted, greatest }: ProductTally, group: number, product: number): number {
  const { column, places, sums, isAtLeast } = tally;
  const code = column.codes[group] ?? 0;
  if (isAtLeast) {
    const place = places ? (places[code]?.[0] ?? -1) : code;
    return Number(column.values[place] ?? -1) > Number(column.values[greatest] ?? -1) ? place : greatest;
  }
  for (const place of places ? (places[code] ?? []) : [code]) {
    if (counted[place] === product) continue;
    counted[place] = product;
    sums[place] = (sums[place] ?? 0) + 1;
  }
  return greatest;
}

/**
 * Counts products: one counts for a value when a variant of it has the value and meets all choices but those of that facet.
 * Its price is that of its cheapest wanted variant.
 */
export function countProducts(part: CountedPart, test: GroupTest, sums: Sums): Tally[] {
  const { products, offsets, keys } = part.groups;
  const tallies = talliesOf(test).map(
    (tally): ProductTally => ({
      tally,
      counted: new Int32Array(tally.sums.length).fill(-1),
      greatest: -1,
      isMissedOnly: false,
    }),
  );
  const chosen = tallies.filter(({ tally }) => tally.accepted);
  const ranked = tallies.filter(({ tally }) => tally.isAtLeast);
  let product = -1;
  /** Of the wanted variants the cheapest in the range of prices, and at any price. */
  let cheapest = NO_KEY;
  let cheapestAnywhere = NO_KEY;

  const finishProduct = () => {
    if (cheapest < NO_KEY) {
      sums.total += 1;
      sums.cheapestCents = Math.min(sums.cheapestCents, centsOf(cheapest));
    }
    if (cheapestAnywhere < NO_KEY) {
      sums.withoutPrice += 1;
      sums.minCents = Math.min(sums.minCents, centsOf(cheapestAnywhere));
      sums.maxCents = Math.max(sums.maxCents, centsOf(cheapestAnywhere));
      addPrice(sums, cheapestAnywhere);
    }
    for (const one of chosen) {
      if (one.isMissedOnly && cheapest === NO_KEY) one.tally.without += 1;
      one.isMissedOnly = false;
    }
    for (const one of ranked) {
      if (one.greatest !== -1) one.tally.sums[one.greatest] = (one.tally.sums[one.greatest] ?? 0) + 1;
      one.greatest = -1;
    }
    cheapest = NO_KEY;
    cheapestAnywhere = NO_KEY;
  };

  eachWantedGroup(part, test, (group) => {
    if (products[group] !== product) {
      finishProduct();
      product = products[group] ?? 0;
    }
    for (const { tally } of ranked) markSeen(tally, group);
    let missed: ProductTally | undefined;
    for (const one of chosen) {
      if (accepts(one.tally, group)) continue;
      if (missed) return;
      missed = one;
    }
    const from = offsets[group] ?? 0;
    const [low, high] = inRange(test, keys, from, offsets[group + 1] ?? 0);
    if (!missed) cheapestAnywhere = Math.min(cheapestAnywhere, keys[from] ?? NO_KEY);
    if (low === high) return;
    if (missed) {
      missed.isMissedOnly = true;
      missed.greatest = addValues(missed, group, product);
      return;
    }
    cheapest = Math.min(cheapest, keys[low] ?? NO_KEY);
    for (const one of tallies) one.greatest = addValues(one, group, product);
  });
  finishProduct();
  return tallies.map(({ tally }) => tally);
}
