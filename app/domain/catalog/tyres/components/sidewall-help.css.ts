import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const help = style({ marginTop: space[4], borderTop: `1px solid ${theme.color.line}` });

export const summary = style({ minHeight: touchTarget, paddingTop: space[3], fontWeight: 650 });

export const narrowOnly = style({ maxWidth: '22rem', '@media': { [from.tablet]: { display: 'none' } } });

export const wideOnly = style({
  display: 'none',
  maxWidth: '50rem',
  '@media': { [from.tablet]: { display: 'block' } },
});
