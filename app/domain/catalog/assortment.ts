import type { Location } from '~/domain/tenancy/directory';
import { seasonPaths, tyresPath } from '~/paths';
import type { ArticleKind } from './articles/article';
import { needsCategory, offeredKinds } from './articles/offered-kinds';

/** Kinds, categories and seasons that a visitor of a location may see and buy. */
export interface Assortment {
  kinds: readonly ArticleKind[];
  categoryUrls: readonly string[];
  /** Seasons whose tyres are not sold, neither alone nor on wheels. */
  hiddenSeasons: readonly string[];
}

interface SoldArticle {
  kind: ArticleKind;
  /** The main one first. */
  categories: readonly string[];
  /** Of a tyre, or of the tyres of a kit. */
  seasons: readonly string[];
}

/** Where all tyres are hidden, complete wheels stay a category of their own. */
function hiddenSeasonsAmong(hiddenUrls: ReadonlySet<string>): string[] {
  const isHidden = (path: string) => hiddenUrls.has(path.slice(1));
  if (isHidden(tyresPath)) return [];
  return Object.entries(seasonPaths).flatMap(([season, path]) => (isHidden(path) ? [season] : []));
}

export function assortmentWithout(
  location: Pick<Location, 'theme' | 'workshop'>,
  { shownUrls, hiddenUrls }: { shownUrls: readonly string[]; hiddenUrls: ReadonlySet<string> },
): Assortment {
  return {
    kinds: offeredKinds(location, hiddenUrls),
    categoryUrls: shownUrls,
    hiddenSeasons: hiddenSeasonsAmong(hiddenUrls),
  };
}

/** An article whose main category is hidden is not for sale: staff-only, blacklisted, or turned off (spec 1, section 6; rulings). */
export function maySell(
  { kind, categories: [category = ''], seasons }: SoldArticle,
  { kinds, categoryUrls, hiddenSeasons }: Assortment,
): boolean {
  return (
    kinds.includes(kind) &&
    (!needsCategory(kind) || categoryUrls.includes(category)) &&
    !seasons.some((season) => hiddenSeasons.includes(season))
  );
}
