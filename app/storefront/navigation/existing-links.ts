import type { ThemeLink } from '~/domain/tenancy/theme';
import type { NavigationItem } from '../shell/shell';

/** Pages that exist already; a theme's links may run ahead of what is built. */
const pages = [
  '/',
  '/home',
  '/reifen',
  '/sommerreifen',
  '/winterreifen',
  '/ganzjahresreifen',
  '/search',
  '/warenkorb',
  '/kontakt',
  '/ueberuns',
  '/agb',
  '/impressum',
  '/datenschutz',
  '/widerrufsrecht',
  '/lieferundversand',
  '/konfigurator',
];

/** The page of a target without query and anchor; paths match without regard to case. */
const pageOf = (to: string) => (to.split(/[?#]/)[0] ?? '').toLowerCase();

const isExternal = (link: ThemeLink) => link.type === 'externalLink' || link.type === 'externalEventLink';

/** Whether a path of the location leads to a page that exists. */
export function leadsToPage(to: string): boolean {
  return pages.includes(pageOf(to));
}

/** Those of a theme's links that lead somewhere: pages that exist, and other sites. */
export function existingLinks(links: ThemeLink[]): ThemeLink[] {
  return links.filter((link) => isExternal(link) || leadsToPage(link.to));
}

/** A theme's header links that lead somewhere and are not in the main navigation already. */
export function extraLinks(links: ThemeLink[], navigation: NavigationItem[]): ThemeLink[] {
  const shown = new Set(navigation.map((item) => pageOf(item.to)));
  return existingLinks(links).filter((link) => isExternal(link) || !shown.has(pageOf(link.to)));
}
