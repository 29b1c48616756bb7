import type { ArticleKind } from './article';

/** Moves with what lists of a kind show anywhere: articles come, go or change, or their price in the whole network. */
export function listTag(kind: ArticleKind): string {
  return `list:${kind}`;
}

/** Moves with the prices of one location only; its lists are made of this tag and of `listTag`. */
export function locationListTag(kind: ArticleKind, locationId: string): string {
  return `list:${kind}@${locationId}`;
}

/** Moves with the article or its price anywhere. */
export function articleTag(id: number | string): string {
  return `article:${id}`;
}
