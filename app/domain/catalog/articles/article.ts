import type { ArticleKind } from '~/values/article-kinds';

export { type ArticleKind, articleKinds } from '~/values/article-kinds';

/** An article's public name, `tyre:continental-…`; the integer id stays inside. */
export type ArticleKey = `${ArticleKind}:${string}`;

export function articleKey({ kind, code }: { kind: ArticleKind; code: string }): ArticleKey {
  return `${kind}:${code}`;
}

/** Most pieces of one article in a cart. */
export const QUANTITY_LIMIT = 99;
export const QUANTITY_MESSAGE = `Bitte eine ganze Menge von 1 bis ${QUANTITY_LIMIT} angeben.`;

/** From which of its flags an article's availability follows (spec 2, section 4, variant selection). */
export interface StockFlags {
  isOwnArticle: boolean;
  isStockKeeping: boolean;
  isSoldOut: boolean;
}

/** `stocked`: as many as there are; `always`: without counting; `none`: not at all. */
export type AvailabilityPolicy = 'stocked' | 'always' | 'none';

/** An own article without stock-keeping stays available at stock 0, unless it is sold out (rulings, categories). */
export function availabilityPolicy({
  isOwnArticle,
  isStockKeeping,
  isSoldOut,
}: StockFlags): AvailabilityPolicy {
  if (isSoldOut) return 'none';
  return isOwnArticle && !isStockKeeping ? 'always' : 'stocked';
}
