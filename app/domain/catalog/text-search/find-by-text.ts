import { keyOf } from '../listing/groups';
import type { ListDefinition } from '../listing/list-definition';
import type { ListView } from '../listing/list-view.server';
import { pricesHere } from './prices-by-id';
import type { TextIndex } from './text-index';
import { textFits } from './word-index';

/** Articles, or of products one variant, by how well they fit what was typed. */
export interface FoundByText {
  /** Keys (price and id) by rank, the best first; within a rank in no order. Of two ranks with an equal fit the first is in stock here. */
  ranks: readonly (readonly number[])[];
  /** How many of them are of a category, by its url. */
  byCategory: ReadonlyMap<string | null, number>;
}

const RANKS = 2 * textFits.exactTitle;

/** The rank of what fits so and is in stock. */
export const firstRankOf = (fit: number) => 2 * (textFits.exactTitle - fit);
const rankOf = (fit: number, isInStock: boolean) => firstRankOf(fit) + Number(!isInStock);

/**
 * Finds the articles whose texts fit, where they have a price. Of a product it is the best variant: what fits better, is in
 * stock, or costs less.
 * @param fits by text
 * @param isWanted leaves out articles
 */
export function findByText(
  { unit }: ListDefinition,
  view: ListView,
  index: TextIndex,
  fits: Uint8Array,
  isWanted: (id: number) => boolean = () => true,
): FoundByText {
  const { centsOf, isInStock } = pricesHere(view);
  const ranks: number[][] = Array.from({ length: RANKS }, () => []);
  const counts = new Int32Array(index.categories.length);
  let best: { rank: number; key: number; text: number } | undefined;
  const finish = () => {
    if (!best) return;
    ranks[best.rank]?.push(best.key);
    const category = index.categoryOf[best.text] ?? 0;
    counts[category] = (counts[category] ?? 0) + 1;
    best = undefined;
  };
  const offer = (id: number, text: number, fit: number) => {
    const cents = isWanted(id) ? centsOf(id) : undefined;
    if (cents === undefined) return;
    const [rank, key] = [rankOf(fit, isInStock(id)), keyOf(cents, id)];
    if (!best || rank < best.rank || (rank === best.rank && key < best.key)) best = { rank, key, text };
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
