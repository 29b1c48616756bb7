import type { Theme } from '~/domain/tenancy/theme';
import { leadsToPage } from '../navigation/existing-links';

type HeroEntry = Theme['header']['heroContentByPage'][number];

/** Without a target, or with one that exists; a link that leads nowhere is dropped, its words stay. */
const withoutDeadLink = (entry: HeroEntry): HeroEntry =>
  entry.to && !leadsToPage(entry.to) ? { ...entry, to: undefined } : entry;

/**
 * What stands at the head of the start page: the first entry of page '/' as its hero, unless the theme hides it, and
 * those further ones whose page exists.
 */
export function heroEntries(header: Theme['header']): { hero?: HeroEntry; further: HeroEntry[] } {
  const [first, ...others] = header.heroContentByPage.filter((entry) => entry.page === '/');
  const isHidden = header.hideHeroBanner || header.hideHomeHeroBanner;
  return {
    hero: isHidden || !first ? undefined : withoutDeadLink(first),
    further: others.filter((entry) => entry.to && leadsToPage(entry.to)),
  };
}
