import type { Cents } from '~/values/money';
import type { WishListEntry } from './wish-list.server';

/** An entry as its page shows it. */
export interface WishListItem {
  key: string;
  title: string;
  detail: string;
  /** Undefined: the product is gone, only its name is left. */
  offer: { path: string; picture: string; priceCents: Cents; available: number } | undefined;
  /** What it cost when it was remembered, where that differs. */
  before: Cents | undefined;
}

/** Picks out of an entry what its page shows. */
export function wishListItem({ key, title, seenPriceCents, article }: WishListEntry): WishListItem {
  if (!article) return { key, title, detail: '', offer: undefined, before: undefined };
  const { path, picture, priceCents, stockHere, stockCentral } = article;
  return {
    key,
    title: article.title,
    detail: article.detail,
    offer: { path, picture, priceCents, available: stockHere + stockCentral },
    before: priceCents === seenPriceCents ? undefined : seenPriceCents,
  };
}
