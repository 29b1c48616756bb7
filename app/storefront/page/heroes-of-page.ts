import { isStartPage, pageKey } from '~/domain/tenancy/page-path';
import { configuratorPath, seasonPaths, tyresPath } from '~/paths';
import type { PageParts } from '../shell/shell';

const finderPages = [tyresPath, configuratorPath, ...Object.values(seasonPaths)].map(pageKey);

const hasFinder = (page: string) =>
  isStartPage(page) || finderPages.includes(pageKey(page.replace(/[?#].*$/s, '')));

/** The heroes of a page, in any case; where its finder stands beside the first, that one is no second door to it. */
export function heroesOfPage(heroes: PageParts['heroes'], page: string): PageParts['heroes'] {
  const key = isStartPage(page) ? '/' : pageKey(page);
  return heroes
    .filter((entry) => pageKey(entry.page) === key)
    .map((entry, index) =>
      index === 0 && entry.to && hasFinder(page) && hasFinder(entry.to) ? { ...entry, to: undefined } : entry,
    );
}
