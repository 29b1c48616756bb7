import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';
import { title } from './parts.css';

export const heading = style([title, { fontSize: `clamp(${fontSize.title}, 3vw, ${fontSize.headline})` }]);

export const question = style({ paddingTop: space[1], fontSize: fontSize.medium, color: theme.color.muted });

export const wishes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} 0 ${space[4]}`,
});
/** On a phone one row that scrolls. */
export const ways = style({
  display: 'flex',
  flex: '1 1 100%',
  minWidth: 0,
  gap: space[2],
  margin: `0 -${space[4]}`,
  padding: `0 ${space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [from.tablet]: { flex: 'initial', flexWrap: 'wrap', margin: 0, padding: 0 } },
});

/** Stands where the theme has its headings. */
export const greeting = style({
  '@media': { [from.desktop]: { textAlign: theme.home.align as 'start' } },
});
globalStyle(`${greeting} nav, ${greeting} ul`, {
  '@media': { [from.desktop]: { justifyContent: theme.home.align } },
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  padding: `0 ${space[4]}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: '99rem',
  background: theme.color.raised,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '@media': { [from.tablet]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  ':hover': { borderColor: theme.color.accent, color: theme.color.accent },
});
