import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const row = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: theme.color.accentSoft,
  '::-webkit-scrollbar': { display: 'none' },
});

export const list = style({
  display: 'flex',
  width: 'max-content',
  gap: space[4],
  '@media': { [from.desktop]: { width: '100%', justifyContent: 'space-between', gap: space[2] } },
});

export const link = style({
  // Holds the name that is only said, wherever the row is scrolled.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  fontSize: fontSize.small,
  fontWeight: 650,
  letterSpacing: '0.01em',
  color: theme.color.accent,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [from.desktop]: { minHeight: '2.25rem' } },
});

globalStyle(`${link} > svg`, { flex: 'none', maxWidth: 'none' });
