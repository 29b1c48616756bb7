import type { Photo } from '~/values/photo';
import type { ArticleRef } from './articles/article-field';
import type { Availability } from './inventory/inventory';
import type { Price } from './pricing/price';

/** What cart, wish list and orders know of a thing at a location, whichever kind it is. */
export interface Article extends ArticleRef {
  /** Stays inside: visitors know an article by its key. */
  id: number;
  title: string;
  /** What tells it from its siblings: size and indices of a tyre. */
  subtitle: string;
  make: string;
  /** Urls of the categories that it belongs to. */
  categories: string[];
  /** Names the drawing of its kind, for articles without a photo. */
  pictureKey: string;
  /** The first of its photos. */
  photo: Photo | null;
  price: Price;
  /** Deposit for one, gross, beside the price; null: there is none. */
  depositCents: number | null;
  /** Per cent. */
  vatRate: number;
  availability: Availability;
}
