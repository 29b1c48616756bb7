import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget, upTo } from '~/ui/tokens/tokens';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
  },
});

/** The drawing is made for light ground, whatever the theme. */
export const stage = style({ display: 'grid', gap: space[3], alignContent: 'center' });
globalStyle(`${stage} img`, { width: '100%', height: 'auto' });

export const paints = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const paint = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  padding: `0 ${space[3]}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: '99rem',
  fontSize: fontSize.small,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { background: theme.color.accent, color: theme.color.accentText } },
});

export const chosen = style({ display: 'grid', gap: space[3], alignContent: 'start' });
export const colour = style({ color: theme.color.muted, fontSize: fontSize.small });

globalStyle(`${chosen} > p > span:last-child`, { display: 'block' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' } },
});
globalStyle(`${fields} > button`, { '@media': { [upTo.tablet]: { gridColumn: '1 / -1' } } });

export const rims = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: space[3],
});
export const rim = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  height: '100%',
  padding: space[3],
  background: theme.color.raised,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  fontSize: fontSize.small,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: theme.color.text },
    '&[aria-current]': { borderColor: theme.color.accent, background: theme.color.accentSoft },
  },
});
