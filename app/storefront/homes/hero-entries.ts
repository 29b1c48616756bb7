import { isStartPage } from '~/domain/tenancy/page-path';
import type { Theme } from '~/domain/tenancy/theme';

type Header = Theme['header'];
type HeroEntry = Header['heroContentByPage'][number];
type Flags = Pick<Header, 'hideHeroBanner' | 'hideHomeHeroBanner'>;

/** The first entry of page '/' unless the theme hides it, and the further ones. */
export function heroEntries<Entry extends HeroEntry>(
  header: Flags & { heroContentByPage: readonly Entry[] },
): { hero: Entry | undefined; further: Entry[] } {
  const [first, ...others] = header.heroContentByPage.filter((entry) => entry.page === '/');
  const isHidden = header.hideHeroBanner || header.hideHomeHeroBanner;
  return { hero: isHidden ? undefined : first, further: others };
}

/** Undefined if the theme hides heroes. */
export function heroOfPage(
  { hideHeroBanner, heroContentByPage: [first] }: Pick<Header, 'hideHeroBanner' | 'heroContentByPage'>,
  page: string,
): HeroEntry | undefined {
  return hideHeroBanner || isStartPage(page) ? undefined : first;
}
