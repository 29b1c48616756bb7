import type { Cents } from '~/values/money';
import type { JsonLdNode } from './json-ld';

export interface SharedPicture {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  alternative: string;
}

/** A page for search engines and social networks, beyond its metadata. */
export interface PageDescription {
  /** `og:type`. */
  type?: 'article' | 'product';
  /** A card with title and logo otherwise. */
  picture?: SharedPicture | undefined;
  price?: Cents;
  /** Asked only for pages that may be indexed. */
  nodes?: () => JsonLdNode[] | Promise<JsonLdNode[]>;
}
