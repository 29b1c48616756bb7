import type { ArticleKey, ArticleKind } from '~/domain/catalog/articles/article';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import type { CardContext } from '~/domain/catalog/listing/article-card';
import type { Supply } from '~/domain/catalog/selling';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Cents } from '~/values/money';
import type { Photo } from '~/values/photo';
import type { WishListEntry } from './wish-list.server';

export interface WishListItem {
  key: ArticleKey;
  title: string;
  subtitle: string;
  /** Undefined: the product is gone, and only its name is left. */
  offer:
    | {
        kind: ArticleKind;
        code: string;
        categories: string[];
        pictureKey: string;
        photo: Photo | null;
        priceCents: Cents;
        available: number;
        /** Pieces for the cart: a set, or as many as there are. */
        quantity: number;
        /** Empty if unavailable. */
        supply: Supply;
      }
    | undefined;
  /** Undefined if unchanged. */
  before: Cents | undefined;
  /** Change since the article was added: available again, unavailable, or less than a set. */
  stockChange: 'back' | 'gone' | 'few' | undefined;
  verdict?: VerdictView;
}

/** Tyres and rims are bought by the set. */
export const SET = 4;

/** @param before pieces when added; null: unknown */
export function stockChange(before: number | null, now: number): WishListItem['stockChange'] {
  if (now === 0) return before ? 'gone' : undefined;
  if (before === 0) return 'back';
  return now < SET && now < (before ?? SET) ? 'few' : undefined;
}

export function wishListItem(entry: WishListEntry, { city, arrival }: CardContext): WishListItem {
  const { key, title, quotedPriceCents, quotedPieces, article } = entry;
  if (!article) {
    return { key, title, subtitle: '', offer: undefined, before: undefined, stockChange: undefined };
  }
  const { kind, code, categories, pictureKey, photo, price } = article;
  const available = availableOf(article.availability);
  return {
    key,
    title: article.title,
    subtitle: article.subtitle,
    offer: {
      kind,
      code,
      categories,
      pictureKey,
      photo,
      priceCents: price.cents,
      available,
      quantity: Math.min(SET, available),
      supply: { stock: article.availability, city, arrival },
    },
    before: price.cents === quotedPriceCents ? undefined : quotedPriceCents,
    stockChange: stockChange(quotedPieces, available),
  };
}
