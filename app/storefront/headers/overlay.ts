import { isStartPage } from '~/domain/tenancy/page-path';
import type { Theme } from '~/domain/tenancy/theme';
import { heroEntries } from '../homes/hero-entries';

/** Whether a header lies over the picture of the start page, which then begins at the top of the page. */
export function headerOverlays(header: Theme['header'], pathname: string): boolean {
  const isHome = isStartPage(pathname);
  return header.componentName === 'PremiumHeader' && isHome && heroEntries(header).hero !== undefined;
}
