import { isStartPage } from '~/domain/tenancy/page-path';
import type { Theme } from '~/domain/tenancy/theme';

type Header = Theme['header'];
type HeroEntry = Header['heroContentByPage'][number];
type Flags = Pick<Header, 'hideHeroBanner' | 'hideHomeHeroBanner'>;

/**
 * What stands at the head of the start page: the first entry of page '/' as its hero, unless the theme hides it, and
 * those further ones that lead somewhere.
 */
export function heroEntries<Entry extends HeroEntry>(
  header: Flags & { heroContentByPage: readonly Entry[] },
): { hero: Entry | undefined; further: Entry[] } {
  const [first, ...others] = header.heroContentByPage.filter((entry) => entry.page === '/');
  const isHidden = header.hideHeroBanner || header.hideHomeHeroBanner;
  return { hero: isHidden ? undefined : first, further: others.filter((entry) => entry.to) };
}

/** The hero of a page that is not the start page, of those that are the page's, unless the theme hides heroes. */
export function heroOfPage(
  { hideHeroBanner, heroContentByPage: [first] }: Pick<Header, 'hideHeroBanner' | 'heroContentByPage'>,
  page: string,
): HeroEntry | undefined {
  return hideHeroBanner || isStartPage(page) ? undefined : first;
}
