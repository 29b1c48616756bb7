import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';
import { onPage } from './on-page.css';

export const finder = style({
  padding: `${space[3]} ${space[4]}`,
  background: theme.color.accentSoft,
  '@media': { [from.tablet]: { display: 'none' } },
  selectors: { [onPage.withFinder]: { display: 'none' }, [onPage.buying]: { display: 'none' } },
});

export const vehicle = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: 600,
  color: theme.color.accent,
  overflowWrap: 'anywhere',
});
