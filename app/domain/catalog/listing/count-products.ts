import { type CountedPart, endOfRange, type GroupTest, groupsToTest, startOfRange } from './group-test';
import { type Combinations, centsOf, packPlaces } from './groups';
import { firstForSale, type IsSoldOut } from './sold-out';
import { addPrice, markSeen, missedBy, type Sums, type Tally, talliesOf } from './tally';

const NO_KEY = Number.POSITIVE_INFINITY;

/** Groups that match all facets, or all but one; parallel arrays in product order. */
interface CandidateGroups {
  length: number;
  groups: Int32Array;
  products: Int32Array;
  /** The facet that each group misses, from 1; 0: none. */
  missed: Uint8Array;
}

/** Counts a product at its cheapest matching variant, within the price range and at any price. */
function addProduct(sums: Sums, cheapest: number, forSale: number, anywhere: number): void {
  if (cheapest < NO_KEY) sums.total += 1;
  if (forSale < NO_KEY) sums.cheapestCents = Math.min(sums.cheapestCents, centsOf(forSale));
  if (anywhere < NO_KEY) {
    const cents = centsOf(anywhere);
    sums.withoutPrice += 1;
    sums.minCents = Math.min(sums.minCents, cents);
    sums.maxCents = Math.max(sums.maxCents, cents);
    addPrice(sums, anywhere);
  }
}

interface Counting {
  sums: Sums;
  chosen: readonly Tally[];
  ranked: readonly Tally[];
  isSoldOut: IsSoldOut;
}

function candidateGroups(
  part: CountedPart,
  test: GroupTest,
  { sums, chosen, ranked, isSoldOut }: Counting,
): CandidateGroups {
  const { offsets, keys } = part.groups;
  const tested = groupsToTest(part, test);
  const groups = new Int32Array(tested.length);
  const products = new Int32Array(tested.length);
  const missed = new Uint8Array(tested.length);
  let length = 0;
  let product = -1;
  let cheapest = NO_KEY;
  let forSale = NO_KEY;
  let anywhere = NO_KEY;
  for (let index = 0; index < tested.length; index += 1) {
    const group = tested[index] as number;
    const own = part.groups.products[group] as number;
    if (own !== product) {
      addProduct(sums, cheapest, forSale, anywhere);
      product = own;
      cheapest = NO_KEY;
      forSale = NO_KEY;
      anywhere = NO_KEY;
    }
    for (const tally of ranked) markSeen(tally, group);
    const missedHere = missedBy(chosen, group);
    if (missedHere === undefined) continue;
    const from = offsets[group] as number;
    const to = offsets[group + 1] as number;
    const low = startOfRange(test, keys, from, to);
    const high = endOfRange(test, keys, low, to);
    const isFound = low < high;
    if (missedHere === 0) {
      anywhere = Math.min(anywhere, keys[from] as number);
      if (isFound) cheapest = Math.min(cheapest, keys[low] as number);
      const first = firstForSale(keys, low, high, isSoldOut);
      if (first < high) forSale = Math.min(forSale, keys[first] as number);
    }
    if (!isFound) continue;
    groups[length] = group;
    products[length] = product;
    missed[length] = missedHere;
    length += 1;
  }
  addProduct(sums, cheapest, forSale, anywhere);
  return { length, groups, products, missed };
}

function asCombinations({ column, counting }: Tally): Combinations {
  return counting ?? packPlaces(column.values.map((_, place) => [place]));
}

function countValues(tally: Tally, candidates: CandidateGroups, own: number): void {
  const { sums, column } = tally;
  const { codes } = column;
  const { groups, products, missed, length } = candidates;
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

/** Counts each product once, for the greatest value of its matching variants. */
function countGreatest(tally: Tally, candidates: CandidateGroups, own: number): void {
  const { column, counting, sums } = tally;
  let product = -1;
  let greatest = -1;
  const finishProduct = () => {
    if (greatest !== -1) sums[greatest] = (sums[greatest] ?? 0) + 1;
    greatest = -1;
  };
  for (let index = 0; index < candidates.length; index += 1) {
    if (candidates.missed[index] !== 0 && candidates.missed[index] !== own) continue;
    if (candidates.products[index] !== product) finishProduct();
    product = candidates.products[index] ?? 0;
    const code = column.codes[candidates.groups[index] ?? 0] ?? 0;
    const isEmpty = counting !== undefined && counting.starts[code] === counting.starts[code + 1];
    const place = counting ? (counting.places[counting.starts[code] ?? 0] ?? 0) : code;
    if (isEmpty) continue;
    if (greatest === -1 || Number(column.values[place]) > Number(column.values[greatest])) greatest = place;
  }
  finishProduct();
}

/** Counts the products that dropping the facet's choices would add. */
function countMissed(candidates: CandidateGroups, own: number): number {
  let count = 0;
  let product = -1;
  let isHit = false;
  let isMissed = false;
  for (let index = 0; index <= candidates.length; index += 1) {
    const next = index < candidates.length ? (candidates.products[index] ?? 0) : -1;
    if (next !== product) {
      if (isMissed && !isHit) count += 1;
      product = next;
      isHit = false;
      isMissed = false;
    }
    if (candidates.missed[index] === 0) isHit = true;
    else if (candidates.missed[index] === own) isMissed = true;
  }
  return count;
}

/** A product counts for a value if a variant has it and matches all other facets. Its cheapest such variant gives the price. */
export function countProducts(part: CountedPart, test: GroupTest, sums: Sums, isSoldOut: IsSoldOut): Tally[] {
  const tallies = talliesOf(test);
  const chosen = tallies.filter(({ accepted }) => accepted);
  const ranked = tallies.filter(({ isAtLeast }) => isAtLeast);
  const candidates = candidateGroups(part, test, { sums, chosen, ranked, isSoldOut });
  for (const tally of tallies) {
    const own = chosen.indexOf(tally) + 1;
    (tally.isAtLeast ? countGreatest : countValues)(tally, candidates, own);
    if (own > 0) tally.without = countMissed(candidates, own);
  }
  return tallies;
}
