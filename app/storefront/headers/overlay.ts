import type { ShownShell } from '../shell/shell';

/** An overlay header stands on the start page's picture, which then begins at the top of the page. */
export function headerOverlays({ theme, hasHomeHero }: ShownShell): boolean {
  return theme.header.componentName === 'PremiumHeader' && hasHomeHero;
}

/** A header that greets replaces the greeting of the start page. */
export function headerGreets({ theme }: ShownShell): boolean {
  return theme.header.componentName === 'NOAHeader';
}
