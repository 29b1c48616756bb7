import type { Cents } from '~/values/money';
import type { JsonLdNode } from './json-ld';

export interface SharedPicture {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  alternative: string;
}

/** What search engines and social networks are told of a page beyond its metadata. */
export interface PageDescription {
  /** `og:type`. */
  type?: 'article' | 'product';
  /** A card with title and logo otherwise. */
  picture?: SharedPicture | undefined;
  price?: Cents;
  /** Asked only for pages that may be indexed. */
  nodes?: () => JsonLdNode[] | Promise<JsonLdNode[]>;
}
