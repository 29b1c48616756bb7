import { centsOf, type Groups, idOf, keyOf } from '../listing/groups';
import type { ListDefinition } from '../listing/list-definition';
import type { ListView } from '../listing/list-view.server';
import type { TextIndex } from './text-index';
import { textFits } from './word-index';

/** Cents by article id; undefined: unknown. */
type Prices = (id: number) => number | undefined;

/** Below this share of all ids, a map needs less memory than an array. */
const SPARSE = 8;

const pricesOf = new WeakMap<Groups, Prices>();

function pricesIn(groups: Groups): Prices {
  const { keys } = groups;
  const highest = keys.reduce((most, key) => Math.max(most, idOf(key)), 0);
  if (keys.length * SPARSE < highest) {
    const cents = new Map(Array.from(keys, (key): [number, number] => [idOf(key), centsOf(key)]));
    return (id) => cents.get(id);
  }
  const cents = new Int32Array(highest + 1).fill(-1);
  for (const key of keys) cents[idOf(key)] = centsOf(key);
  return (id) => {
    const known = cents[id];
    return known === undefined || known < 0 ? undefined : known;
  };
}

/** Built on first use and released with the groups. */
function cachedPrices(groups: Groups): Prices {
  const known = pricesOf.get(groups) ?? pricesIn(groups);
  pricesOf.set(groups, known);
  return known;
}

const none: Prices = () => undefined;

function firstOf([first = none, ...others]: readonly Prices[]): Prices {
  if (others.length === 0) return first;
  const other = firstOf(others);
  return (id) => first(id) ?? other(id);
}

/** Which of equal fits comes first: articles that the location has, those from elsewhere, and those that it cannot sell. */
const stockOrder = { here: 0, elsewhere: 1, soldOut: 2 } as const;
type StockOrder = keyof typeof stockOrder;

const STOCK_ORDERS = Object.keys(stockOrder).length;

function pricesHere({ all, inStock, isSoldOut }: ListView): {
  centsOf: Prices;
  stockOf(id: number): StockOrder;
} {
  // The location's own prices come last and override the network's.
  const centsOf = firstOf(all.map(({ groups }) => cachedPrices(groups)).reverse());
  const stocked = firstOf(inStock.map(({ groups }) => cachedPrices(groups)));
  const stockOf = (id: number) => {
    if (stocked(id) !== undefined) return 'here';
    return isSoldOut(id) ? 'soldOut' : 'elsewhere';
  };
  return { centsOf, stockOf };
}

export interface FoundByText {
  /** Keys (price and id) by rank, best first, unsorted within a rank. Ranks of equal fit follow `stockOrder`. */
  ranks: readonly (readonly number[])[];
  /** Hits by url of the category. */
  byCategory: ReadonlyMap<string | null, number>;
}

/** Articles made for the vehicle that is searched for, first those that name it; those that only name it, others, and those made for other vehicles. */
const vehicleGroups = { madeAndNamed: 0, made: 1, named: 2, neutral: 3, other: 4 } as const;
export type VehicleGroup = keyof typeof vehicleGroups;

const RANKS_OF_GROUP = STOCK_ORDERS * textFits.exactTitle;
const RANKS = Object.keys(vehicleGroups).length * RANKS_OF_GROUP;

const rankOf = (group: VehicleGroup, fit: number, stock: StockOrder) =>
  vehicleGroups[group] * RANKS_OF_GROUP + STOCK_ORDERS * (textFits.exactTitle - fit) + stockOrder[stock];

function ranksOf(ranks: FoundByText['ranks'], group: VehicleGroup) {
  const from = vehicleGroups[group] * RANKS_OF_GROUP;
  return ranks.slice(from, from + RANKS_OF_GROUP);
}

export function hasGroup({ ranks }: Pick<FoundByText, 'ranks'>, group: VehicleGroup): boolean {
  return ranksOf(ranks, group).some((keys) => keys.length > 0);
}

export function idsInGroup({ ranks }: Pick<FoundByText, 'ranks'>, group: VehicleGroup): number[] {
  return ranksOf(ranks, group).flatMap((keys) => keys.map(idOf));
}

/** Whether articles of a rank have all words in their titles. */
export const isTitleRank = (rank: number) =>
  rank % RANKS_OF_GROUP < STOCK_ORDERS * (textFits.exactTitle - textFits.whole);

const fitOfRank = (rank: number) => textFits.exactTitle - Math.floor((rank % RANKS_OF_GROUP) / STOCK_ORDERS);

/** Whether an article has all words as words, not as parts of words. */
export function hasWholeWords(found: readonly Pick<FoundByText, 'ranks'>[]): boolean {
  const partial: readonly number[] = [textFits.part, textFits.partOfTitle];
  return found.some(({ ranks }) =>
    ranks.some((keys, rank) => keys.length > 0 && !partial.includes(fitOfRank(rank))),
  );
}

export interface Limits {
  isMatch?: ((id: number, text: number) => boolean) | undefined;
  groupOf?: ((id: number, text: number) => VehicleGroup) | undefined;
}

/** Finds one variant of a product: best fit, then stock, then cheapest. @param fits by text index */
export function findByText(
  { unit }: ListDefinition,
  view: ListView,
  index: TextIndex,
  fits: Uint8Array,
  { isMatch, groupOf }: Limits = {},
): FoundByText {
  const { centsOf, stockOf } = pricesHere(view);
  const ranks: number[][] = Array.from({ length: RANKS }, () => []);
  const counts = new Int32Array(index.categories.length);
  let bestKey = Number.POSITIVE_INFINITY;
  let bestRank = RANKS;
  let bestText = 0;
  const finish = () => {
    if (bestRank === RANKS) return;
    ranks[bestRank]?.push(bestKey);
    const category = index.categoryOf[bestText] ?? 0;
    counts[category] = (counts[category] ?? 0) + 1;
    bestRank = RANKS;
    bestKey = Number.POSITIVE_INFINITY;
  };
  const offer = (id: number, text: number, fit: number) => {
    const cents = isMatch === undefined || isMatch(id, text) ? centsOf(id) : undefined;
    if (cents === undefined) return;
    const rank = rankOf(groupOf?.(id, text) ?? 'neutral', fit, stockOf(id));
    const key = keyOf(cents, id);
    if (rank > bestRank || (rank === bestRank && key >= bestKey)) return;
    bestRank = rank;
    bestKey = key;
    bestText = text;
  };
  let product: number | undefined;
  for (let text = 0; text < fits.length; text += 1) {
    const fit = fits[text] ?? textFits.none;
    if (fit === textFits.none) continue;
    if (index.products[text] !== product) finish();
    product = index.products[text];
    const to = index.offsets[text + 1] ?? 0;
    for (let at = index.offsets[text] ?? 0; at < to; at += 1) {
      if (unit !== 'product') finish();
      offer(index.ids[at] ?? 0, text, fit);
    }
  }
  finish();
  const byCategory = index.categories.map((url, code): [string | null, number] => [url, counts[code] ?? 0]);
  return { ranks, byCategory: new Map(byCategory.filter(([, count]) => count > 0)) };
}
