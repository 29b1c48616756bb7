import type { Photo } from '~/values/photo';
import type { ArticleRef } from './articles/article-field';
import type { Availability } from './inventory/inventory';
import type { Price } from './pricing/price';

export interface Article extends ArticleRef {
  /** Never sent to visitors, who know an article by its key. */
  id: number;
  title: string;
  /** Size and indices of a tyre: '205/55 R16 91V'. */
  subtitle: string;
  make: string;
  categories: string[];
  /** Of a tyre, or of the tyres of a kit. */
  seasons: string[];
  /** The drawing for articles without a photo. */
  pictureKey: string;
  photo: Photo | null;
  price: Price;
  /** Gross deposit per piece, not part of the price. */
  depositCents: number | null;
  /** Per cent. */
  vatRate: number;
  availability: Availability;
}
