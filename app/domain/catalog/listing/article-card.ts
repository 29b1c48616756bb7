import { deliverySettings } from '~/domain/tenancy/delivery';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { ShownVerdict } from '~/domain/vehicles/fitment/shown-verdict';
import type { Photo } from '~/values/photo';
import { type ArticleKey, articleKey } from '../articles/article';
import { arrivalDay } from '../inventory/delivery';
import { type ShownPrice, type Supply, shownPrice } from '../selling';
import type { ListedArticle } from './find-listed.server';

/** What the card of any article shows: nothing more goes to the browser. */
export interface ArticleCardData {
  key: ArticleKey;
  /** Url of the category that its address goes through; none: its kind has a page of its own. */
  category?: string | undefined;
  pictureKey: string;
  /** None: the drawing that `pictureKey` names is shown. */
  photo: Photo | null;
  make: string;
  /** Its name below the maker's. */
  name: string;
  /** What tells it from its siblings: '205/55 R16 91V'. */
  marking: string;
  /** Words about it, each in a frame of its own. */
  tags: string[];
  price: ShownPrice;
  supply: Supply;
  verdict?: ShownVerdict;
}

/** What a card shows of the location beside the article: its city, and when goods reach it. */
export interface CardContext {
  city: string;
  /** The day on which goods from the central warehouse arrive. */
  arrival: Date;
}

export function cardContextOf({ location }: Pick<Tenant, 'location'>, now: Date): CardContext {
  return { city: location.city, arrival: arrivalDay(now, deliverySettings.of(location).deliveryDays) };
}

/** Picks out of an article what its card shows; `own` is what its kind adds. */
export function articleCard(
  article: ListedArticle,
  { city, arrival }: CardContext,
  own: Pick<ArticleCardData, 'name' | 'tags' | 'category'>,
): ArticleCardData {
  const { kind, code, make, pictureKey, photo, price, availability } = article;
  return {
    key: articleKey({ kind, code }),
    pictureKey,
    photo,
    make,
    ...own,
    marking: article.subtitle,
    price: shownPrice(price),
    supply: { stock: availability, city, arrival },
  };
}
