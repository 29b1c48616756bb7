import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space, touchTarget } from '~/ui/tokens/tokens';

export const first = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[6] } },
});

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  // The drawing is made for light ground, whatever the theme.
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
});

export const picture = style({
  width: '100%',
  maxWidth: '16rem',
  height: 'auto',
  '@media': { [from.tablet]: { maxWidth: '30rem' } },
});

export const what = style({ minWidth: 0 });
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

export const column = style({ display: 'grid', gap: space[5], alignContent: 'start', minWidth: 0 });
export const notice = style({ marginTop: space[5] });

export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  marginTop: space[5],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

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
