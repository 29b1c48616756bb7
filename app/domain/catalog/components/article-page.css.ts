import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space, touchTarget } from '~/ui/tokens/tokens';

/** One grid for all of the page, so that its columns have one gutter. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  height: '13.75rem',
  padding: space[2],
  // The drawing is made for light ground, whatever the theme.
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  '@media': { [from.desktop]: { height: 'auto', padding: space[4] } },
});

export const picture = style({
  width: 'auto',
  height: '100%',
  minHeight: 0,
  '@media': { [from.desktop]: { width: '100%', maxWidth: '30rem', height: 'auto' } },
});

export const what = style({ minWidth: 0 });
// What is told of the vehicle, below the tags.
globalStyle(`${what} > ul + p`, { marginTop: space[2] });
export const above = style({ color: theme.color.muted, fontSize: fontSize.base });
export const title = style({
  fontSize: fontSize.title,
  margin: `${space[1]} 0 ${space[2]}`,
  '@media': { [from.tablet]: { fontSize: fontSize.display } },
});
export const size = style({ fontSize: fontSize.medium });

export const variants = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[3] });

export const variant = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  padding: `0 ${space[3]}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.small,
  fontSize: fontSize.small,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: theme.color.text },
    '&[aria-current]': { background: theme.color.accent, color: theme.color.accentText },
  },
});

globalStyle(`${variant} > small`, { marginLeft: space[2], fontWeight: 650 });

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 });
globalStyle(`${column} > :last-child`, { flexGrow: 1 });

export const wide = style({ gridColumn: '1 / -1' });

export const table = style({ width: '100%' });
globalStyle(`${table} th`, { width: '45%', fontWeight: 500, color: theme.color.muted, paddingLeft: 0 });
globalStyle(`${table} td`, { overflowWrap: 'anywhere' });
globalStyle(`${table} tr + tr`, { borderTop: `1px solid ${theme.color.line}` });

export const similar = style({ display: 'grid', gap: space[3], marginTop: space[6] });

export const note = style({
  marginTop: space[5],
  maxWidth: maxWidth.prose,
  color: theme.color.muted,
  fontSize: fontSize.small,
});
