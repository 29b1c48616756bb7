import { isStartPage, pageKey } from '~/domain/tenancy/page-path';
import { configuratorPath, seasonPaths, tyresPath } from '~/paths';
import type { PageParts } from '../shell/shell';

const finderPages = [tyresPath, configuratorPath, ...Object.values(seasonPaths)].map(pageKey);

const hasFinder = (page: string) =>
  isStartPage(page) || finderPages.includes(pageKey(page.replace(/[?#].*$/s, '')));

/** The heroes of a page; where its finder stands beside the first, that one is no second door to it. */
export function besideFinder(heroes: PageParts['heroes'], page: string): PageParts['heroes'] {
  return heroes.map((entry, index) =>
    index === 0 && entry.to && hasFinder(page) && hasFinder(entry.to) ? { ...entry, to: undefined } : entry,
  );
}
