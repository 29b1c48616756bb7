import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const chips = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [from.desktop]: { display: 'none' } },
});

export const list = style({ display: 'flex', width: 'max-content', gap: space[2], padding: space[3] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  padding: `0 ${space[4]}`,
  borderRadius: '99rem',
  border: `1.5px solid ${theme.color.accentText}`,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':focus-visible': { borderRadius: '99rem', outlineOffset: '-5px' },
  selectors: {
    '&[aria-current]': { background: theme.color.accentText, color: theme.color.accent },
  },
});
