import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[6] } },
});

export const menu = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  // Words begin where everything of the page does.
  marginInline: `-${space[2]}`,
  '@media': { [from.desktop]: { display: 'grid', gap: space[2], marginInline: 0 } },
});

export const menuLink = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: touchTarget,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: theme.radius.small,
  color: theme.color.text,
  textDecoration: 'none',
  '@media': { [from.desktop]: { padding: `${space[3]} ${space[4]}` } },
  selectors: {
    '&:hover': { background: theme.color.accentSoft },
    '&[aria-current]': {
      background: theme.color.accentSoft,
      color: theme.color.accentStrong,
      fontWeight: 650,
    },
  },
});

export const signOutButton = style([
  menuLink,
  {
    width: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
]);
