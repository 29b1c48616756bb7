import { isStartPage, pageKey, storedPageKey } from '~/domain/tenancy/page-path';
import { storedPageKeyAt, type Tenant } from '~/domain/tenancy/tenant';
import type { Theme } from '~/domain/tenancy/theme';
import { configuratorPath, seasonPaths, tyresPath } from '~/paths';

type Hero = Theme['header']['heroContentByPage'][number];

const finderPages = [tyresPath, configuratorPath, ...Object.values(seasonPaths)].map(pageKey);

const hasFinder = (page: string) =>
  isStartPage(page) || finderPages.includes(pageKey(page.replace(/[?#].*$/s, '')));

/** With one spelling of the page. The first hero of a page with a finder does not link to a finder. */
export function heroesOfPage(
  tenant: Pick<Tenant, 'basename' | 'location'>,
  heroes: readonly Hero[],
  page: string,
): Hero[] {
  const key = storedPageKey(page);
  return heroes
    .filter((entry) => storedPageKeyAt(tenant, entry.page) === key)
    .map((entry, index) => {
      const isSecondFinder = index === 0 && entry.to && hasFinder(page) && hasFinder(entry.to);
      return { ...entry, page: key, ...(isSecondFinder && { to: undefined }) };
    });
}
