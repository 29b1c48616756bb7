import type { Article } from '~/domain/catalog/article';
import type { ArticleKey, ArticleKind } from '~/domain/catalog/articles/article';
import { titleInText } from '~/domain/catalog/articles/offered-kinds';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import { saleUnits } from '~/domain/catalog/kinds/sale-units';
import type { CardContext } from '~/domain/catalog/listing/article-card';
import { type SaleUnit, type Supply, unitOnVehicle } from '~/domain/catalog/selling';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Cents } from '~/values/money';
import type { Photo } from '~/values/photo';
import type { WishListEntry } from './wish-list.server';

export interface WishListItem {
  key: ArticleKey;
  title: string;
  subtitle: string;
  configured?: WishListEntry['configured'];
  isUnsold: boolean;
  /** Undefined: the product is gone or not sold here, and only its name is left. */
  offer:
    | {
        kind: ArticleKind;
        code: string;
        categories: string[];
        pictureKey: string;
        photo: Photo | null;
        priceCents: Cents;
        available: number;
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

/** @param before pieces when added; null: unknown */
export function stockChange(
  before: number | null,
  now: number,
  { set }: Pick<SaleUnit, 'set'>,
): WishListItem['stockChange'] {
  if (now === 0) return before ? 'gone' : undefined;
  if (before === 0) return 'back';
  return now < set && now < (before ?? set) ? 'few' : undefined;
}

/** A set of the kind, or as many as there are. */
export function piecesForCart(
  { kind, availability }: Pick<Article, 'kind' | 'availability'>,
  verdict?: VerdictView,
): number {
  return Math.min(unitOnVehicle(saleUnits[kind], verdict).set, availableOf(availability));
}

export function wishListItem(entry: WishListEntry, place: CardContext): WishListItem {
  const { key, title, configured, quotedPriceCents, quotedPieces, article, isUnsold } = entry;
  if (!article) {
    return {
      key,
      title,
      subtitle: '',
      isUnsold,
      offer: undefined,
      before: undefined,
      stockChange: undefined,
    };
  }
  const { kind, code, categories, pictureKey, photo, price } = article;
  const available = availableOf(article.availability);
  return {
    key,
    title: titleInText(article),
    subtitle: article.subtitle,
    isUnsold,
    configured,
    offer: {
      kind,
      code,
      categories,
      pictureKey,
      photo,
      priceCents: price.cents,
      available,
      quantity: piecesForCart(article),
      supply: { stock: article.availability, ...place },
    },
    before: price.cents === quotedPriceCents ? undefined : quotedPriceCents,
    stockChange: stockChange(quotedPieces, available, saleUnits[kind]),
  };
}
