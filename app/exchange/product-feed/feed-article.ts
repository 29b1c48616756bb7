import type { ArticleKind } from '~/domain/catalog/articles/article';
import type { Content } from '~/domain/catalog/products/base-price';
import type { Photo } from '~/values/photo';

export interface FeedArticle extends Content {
  kind: ArticleKind;
  /** In Google's taxonomy. */
  googleCategory: string | undefined;
  code: string;
  title: string;
  subtitle: string;
  make: string;
  sku: string | null;
  gtin: string | null;
  group: { code: string } | null;
  /** HTML or plain text; empty: none. */
  text: string;
  /** Titles of categories, the widest first. */
  categories: readonly string[];
  path: string;
  photos: readonly Photo[];
  /** Path of the drawing for articles without a photo. */
  drawing: string;
  cents: number;
  offer: { regularCents: number; until: Date } | undefined;
  isAvailable: boolean;
  tyre: {
    season: string;
    fuelClass: string;
    wetClass: string;
    noiseDb: number;
    eprelId: string | null;
  } | null;
}
