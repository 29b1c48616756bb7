import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const form = style({ display: 'grid', gap: space[4], justifyItems: 'stretch' });

/** One column that is easy to read, in the middle. */
export const narrow = style({ maxWidth: '30rem', display: 'grid', gap: space[5] });

/** Two cards beside one another where there is room. */
export const cards = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const card = style({ display: 'grid', gap: space[4], alignContent: 'start' });

export const layout = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '15rem 1fr' } },
});

export const menu = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [from.desktop]: { flexDirection: 'column' } },
});

export const menuLink = style({
  display: 'block',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: theme.radius.small,
  color: theme.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.color.accentSoft },
    '&[aria-current]': {
      background: theme.color.accentSoft,
      color: theme.color.accentStrong,
      fontWeight: 650,
    },
  },
});

/** No padding of its own: some stand in a panel, which has some. */
export const list = style({ display: 'grid', gap: space[3] });

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space[3],
  borderBottom: `1px solid ${theme.color.line}`,
  ':last-child': { paddingBottom: 0, borderBottom: 0 },
});

export const muted = style({ color: theme.color.muted });

export const checkbox = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
});
