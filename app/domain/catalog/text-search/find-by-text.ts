import { keyOf } from '../listing/groups';
import type { ListDefinition } from '../listing/list-definition';
import type { ListView } from '../listing/list-view.server';
import { pricesHere } from './prices-by-id';
import type { TextIndex } from './text-index';
import { textFits } from './word-index';

export interface FoundByText {
  /** Keys (price and id) by rank, best first, unsorted within a rank. Of two ranks with equal fit, the first is in stock. */
  ranks: readonly (readonly number[])[];
  /** Hits by url of the category. */
  byCategory: ReadonlyMap<string | null, number>;
}

const RANKS = 2 * textFits.exactTitle;

export const firstRankOf = (fit: number) => 2 * (textFits.exactTitle - fit);
const rankOf = (fit: number, isInStock: boolean) => firstRankOf(fit) + Number(!isInStock);

/** Finds one variant of a product: best fit, then in stock, then cheapest. @param fits by text index */
export function findByText(
  { unit }: ListDefinition,
  view: ListView,
  index: TextIndex,
  fits: Uint8Array,
  isWanted?: (id: number) => boolean,
): FoundByText {
  const { centsOf, isInStock } = pricesHere(view);
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
    const cents = isWanted === undefined || isWanted(id) ? centsOf(id) : undefined;
    if (cents === undefined) return;
    const rank = rankOf(fit, isInStock(id));
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
