import type { ArticleKind } from './article';

/** Moves with what lists of a kind show anywhere: articles come, go or change, or their price in the whole network. */
export function listTag(kind: ArticleKind): string {
  return `list:${kind}`;
}

/** Moves with the prices of one location only. */
export function locationListTag(kind: ArticleKind, locationId: string): string {
  return `list:${kind}@${locationId}`;
}

/** What lists of a kind at a location are made from. */
export function listTags(kind: ArticleKind, locationId: string): string[] {
  return [listTag(kind), locationListTag(kind, locationId)];
}

/** Moves with the article or its price anywhere. */
export function articleTag(id: number): string {
  return `article:${id}`;
}
