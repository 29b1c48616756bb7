import type { Cents } from '~/values/money';

/** The slices of the catalogue whose things can lie in a cart. */
export const articleKinds = ['tyre'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Names one thing that can be bought. */
export interface ArticleRef {
  kind: ArticleKind;
  articleId: string;
}

/** What cart, checkout and order need to know of a thing, whichever slice it comes from. */
export interface Article extends ArticleRef {
  title: string;
  /** What tells it from its siblings: size and indices of a tyre. */
  detail: string;
  /** The article's page. */
  path: string;
  /** Urls of the categories that it belongs to. */
  categories: string[];
  /** Address of its picture. */
  picture: string;
  /** Gross, a piece. */
  priceCents: Cents;
  /** Per cent. */
  vatRate: number;
  /** Pieces at this location and in the central warehouse. */
  stockHere: number;
  stockCentral: number;
}

/** `tyre:<id>`: an article's name in maps, forms and addresses. */
export function articleKey({ kind, articleId }: ArticleRef): string {
  return `${kind}:${articleId}`;
}

/** Most pieces of one article in a cart. */
export const QUANTITY_LIMIT = 99;
