import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space, touchTarget } from '~/ui/tokens/tokens';

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[1],
  paddingTop: space[5],
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  borderRadius: theme.radius.small,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: theme.color.accentSoft, color: theme.color.text },
    '&[aria-current]': { background: theme.color.accent, color: theme.color.accentText, fontWeight: 650 },
    'a&[aria-current]:hover': { background: theme.color.accent, color: theme.color.accentText },
  },
});
