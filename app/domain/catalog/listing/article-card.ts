import type { Tenant } from '~/domain/tenancy/tenant';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Photo } from '~/values/photo';
import { type ArticleKey, articleKey } from '../articles/article';
import { arrivalAt, openingText, opensAt } from '../inventory/collection';
import type { Availability } from '../inventory/inventory';
import { type CollectionPlace, type PriceView, priceView, type SaleUnit } from '../selling';
import type { ListedArticle } from './find-listed.server';

/** A card's data; nothing else is sent to the browser. */
export interface ArticleCardView {
  key: ArticleKey;
  /** Url of the category in the article's address; undefined: the kind has pages of its own. */
  category?: string | undefined;
  pictureKey: string;
  /** Null: the drawing `pictureKey` is shown. */
  photo: Photo | null;
  make: string;
  name: string;
  marking: string;
  tags: string[];
  /** Undefined: that of the kind. */
  unit?: SaleUnit;
  price: PriceView;
  stock: Availability;
  place: CardContext;
  verdict?: VerdictView;
}

export type CardContext = CollectionPlace;

export function cardContextOf({ location }: Pick<Tenant, 'location'>, now: Date): CardContext {
  const opens = opensAt(location, now);
  return {
    city: location.city,
    arrival: new Date(arrivalAt(location, now)),
    ...(opens && { opens: openingText(opens) }),
  };
}

export function articleCard(
  article: ListedArticle,
  place: CardContext,
  own: Pick<ArticleCardView, 'name' | 'tags' | 'category'>,
): ArticleCardView {
  const { kind, code, make, pictureKey, photo, price, availability } = article;
  return {
    key: articleKey({ kind, code }),
    pictureKey,
    photo,
    make,
    ...own,
    marking: article.subtitle,
    price: priceView(price),
    stock: availability,
    place,
  };
}
