import type { ArticleKind } from '~/domain/catalog/articles/article';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import type { Cents } from '~/values/money';
import type { WishListEntry } from './wish-list.server';

/** An entry as its page shows it. */
export interface WishListItem {
  key: string;
  title: string;
  subtitle: string;
  /** Undefined: the product is gone, only its name is left. */
  offer:
    | {
        kind: ArticleKind;
        code: string;
        categories: string[];
        pictureKey: string;
        priceCents: Cents;
        available: number;
      }
    | undefined;
  /** What it cost when it was put on the list, where that differs. */
  before: Cents | undefined;
}

/** Picks out of an entry what its page shows. */
export function wishListItem({ key, title, quotedPriceCents, article }: WishListEntry): WishListItem {
  if (!article) return { key, title, subtitle: '', offer: undefined, before: undefined };
  const { kind, code, categories, pictureKey, price, availability } = article;
  return {
    key,
    title: article.title,
    subtitle: article.subtitle,
    offer: {
      kind,
      code,
      categories,
      pictureKey,
      priceCents: price.cents,
      available: availableOf(availability),
    },
    before: price.cents === quotedPriceCents ? undefined : quotedPriceCents,
  };
}
