import type { ArticleKind } from './article';

/** Changes when articles of the kind or their network-wide prices change. */
export function listTag(kind: ArticleKind): string {
  return `list:${kind}`;
}

/** Changes with the prices of one location only. */
export function locationListTag(kind: ArticleKind, locationId: string): string {
  return `list:${kind}@${locationId}`;
}

export function listTags(kind: ArticleKind, locationId: string): string[] {
  return [listTag(kind), locationListTag(kind, locationId)];
}

export function articleTag(id: number): string {
  return `article:${id}`;
}
