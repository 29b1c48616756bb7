import type { ShownShell } from '../shell/shell';

/** Whether the header lies over the picture of the start page, which then begins at the top of the page. */
export function headerOverlays({ theme, hasHomeHero }: ShownShell): boolean {
  return theme.header.componentName === 'PremiumHeader' && hasHomeHero;
}

/** Whether the header greets the visitor of the start page itself, so that the page need not. */
export function headerGreets({ theme }: ShownShell): boolean {
  return theme.header.componentName === 'NOAHeader';
}
