import type { ShellView } from '../shell/shell';

/** An overlay header stands on the start page's picture, which then begins at the top of the page. */
export function headerOverlays({ theme, hasHomeHero }: ShellView): boolean {
  return theme.header.componentName === 'PremiumHeader' && hasHomeHero;
}
