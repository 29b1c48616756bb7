import type { ArticleKind } from '~/values/article-kinds';

export { type ArticleKind, articleKinds } from '~/values/article-kinds';

/** An article's public name, `tyre:continental-…`; the integer id stays inside. */
export type ArticleKey = `${ArticleKind}:${string}`;

export function articleKey({ kind, code }: { kind: ArticleKind; code: string }): ArticleKey {
  return `${kind}:${code}`;
}

/** The kind that a public name begins with. */
export function kindOf(key: ArticleKey): ArticleKind {
  return key.slice(0, key.indexOf(':')) as ArticleKind;
}

/** The title without the make that it begins with; an article may have no make. */
export function titleWithoutMake({ title, make }: { title: string; make: string }): string {
  return make === '' ? title : title.slice(make.length + 1);
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
