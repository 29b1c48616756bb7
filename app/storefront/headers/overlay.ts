import { isStartPage } from '~/domain/tenancy/page-path';
import type { Shell } from '../shell/shell';

/** Whether a header lies over the picture of the start page, which then begins at the top of the page. */
export function headerOverlays({ theme, hasHomeHero }: Shell, pathname: string): boolean {
  return theme.header.componentName === 'PremiumHeader' && isStartPage(pathname) && hasHomeHero;
}
