import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space, target } from '~/ui/tokens/tokens';

export const words = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});

export const children = style({ paddingBottom: space[2], background: theme.color.page });

export const child = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  padding: `${space[1]} ${space[4]} ${space[1]} ${space[6]}`,
  textDecoration: 'none',
  ':hover': { background: theme.color.accentSoft },
  selectors: {
    '&[aria-current]': {
      color: theme.color.accent,
      fontWeight: 700,
      boxShadow: `inset 4px 0 ${theme.color.accent}`,
    },
  },
});
