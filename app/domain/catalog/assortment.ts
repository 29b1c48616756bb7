import type { ArticleKind } from './articles/article';
import { needsCategory } from './articles/offered-kinds';

/** Kinds and categories that a visitor of a location may see and buy. */
export interface Assortment {
  kinds: readonly ArticleKind[];
  categoryUrls: readonly string[];
}

/** An article of hidden categories only is not for sale: staff-only, blacklisted, or turned off (spec 1, section 6; rulings). */
export function maySell(
  { kind, categories }: { kind: ArticleKind; categories: readonly string[] },
  { kinds, categoryUrls }: Assortment,
): boolean {
  return (
    kinds.includes(kind) && (!needsCategory(kind) || categories.some((url) => categoryUrls.includes(url)))
  );
}
