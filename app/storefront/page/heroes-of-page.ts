import { isStartPage, pageKey, storedPageKey } from '~/domain/tenancy/page-path';
import type { Theme } from '~/domain/tenancy/theme';
import { configuratorPath, seasonPaths, tyresPath } from '~/paths';

type Hero = Theme['header']['heroContentByPage'][number];

const finderPages = [tyresPath, configuratorPath, ...Object.values(seasonPaths)].map(pageKey);

const hasFinder = (page: string) =>
  isStartPage(page) || finderPages.includes(pageKey(page.replace(/[?#].*$/s, '')));

/** The first hero of a page with a finder does not link to a finder. */
export function heroesOfPage(heroes: readonly Hero[], page: string): Hero[] {
  return heroes
    .filter((entry) => storedPageKey(entry.page) === storedPageKey(page))
    .map((entry, index) =>
      index === 0 && entry.to && hasFinder(page) && hasFinder(entry.to) ? { ...entry, to: undefined } : entry,
    );
}
