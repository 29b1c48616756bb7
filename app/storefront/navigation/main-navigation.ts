import type { NavigationItem } from '../shell/shell';

/** What the shop sells now; each entry leads to a page that exists. */
export const mainNavigation: NavigationItem[] = [
  { to: '/reifen', title: 'Reifen', subtitle: 'alle Größen & Marken' },
  { to: '/sommerreifen', title: 'Sommerreifen', subtitle: 'ab März vorausplanen' },
  { to: '/winterreifen', title: 'Winterreifen', subtitle: 'mit Alpine-Symbol' },
  { to: '/ganzjahresreifen', title: 'Ganzjahresreifen', subtitle: 'ein Satz für alles' },
  { to: '/lieferUndVersand', title: 'Lieferung', subtitle: 'Abholung & Versand' },
  { to: '/kontakt', title: 'Kontakt', subtitle: 'Anfahrt & Zeiten' },
];
