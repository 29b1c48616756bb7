import type { ArticleKind } from '~/values/article-kinds';

export { type ArticleKind, articleKinds } from '~/values/article-kinds';

/** The public name of an article: `tyre:continental-…`. */
export type ArticleKey = `${ArticleKind}:${string}`;

export function articleKey({ kind, code }: { kind: ArticleKind; code: string }): ArticleKey {
  return `${kind}:${code}`;
}

export function kindOf(key: ArticleKey): ArticleKind {
  return key.slice(0, key.indexOf(':')) as ArticleKind;
}

export function titleWithoutMake({ title, make }: { title: string; make: string }): string {
  return make === '' ? title : title.slice(make.length + 1);
}

export const QUANTITY_LIMIT = 99;
export const QUANTITY_MESSAGE = `Bitte eine ganze Menge von 1 bis ${QUANTITY_LIMIT} angeben.`;

export interface StockFlags {
  isOwnArticle: boolean;
  isStockKeeping: boolean;
  isSoldOut: boolean;
}

/** `stocked`: limited by stock; `always`: not counted; `none`: unavailable. */
export type AvailabilityPolicy = 'stocked' | 'always' | 'none';

/** Own articles without stock-keeping stay available at stock 0 unless they are sold out (rulings, categories). */
export function availabilityPolicy({
  isOwnArticle,
  isStockKeeping,
  isSoldOut,
}: StockFlags): AvailabilityPolicy {
  if (isSoldOut) return 'none';
  return isOwnArticle && !isStockKeeping ? 'always' : 'stocked';
}
