import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const page = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  paddingTop: space[4],
  paddingBottom: space[6],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' } },
});

export const hero = style({
  display: 'grid',
  border: `1px solid ${theme.color.lineStrong}`,
  background: theme.color.surface,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '2fr 3fr' },
    [from.desktop]: { gridColumn: '1 / -1' },
  },
});

export const scene = style({
  overflow: 'hidden',
  height: '10rem',
  paddingTop: space[3],
  '@media': { [from.tablet]: { order: 2, height: '18rem' } },
});

export const heroWords = style({
  alignSelf: 'center',
  display: 'grid',
  gap: space[3],
  padding: space[5],
});

export const headline = style({ fontSize: fontSize.title, color: theme.color.accent, hyphens: 'auto' });

/** On phones the finder comes up in its place; the navigation leads to the same page. */
export const heroLink = style({
  display: 'none',
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: 600,
  color: theme.color.accent,
  '@media': { [from.tablet]: { display: 'inline-flex' } },
});

export const shop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minWidth: 0,
});
export const below = style([shop, { '@media': { [from.desktop]: { gridColumn: '1 / -1' } } }]);
export const brandPanel = style({ display: 'grid', gap: space[5] });
export const hint = style({ paddingBottom: space[3], color: theme.color.muted });
export const state = style({ paddingBottom: space[3], fontSize: fontSize.small });
export const welcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

globalStyle(`${welcome} h2`, { fontSize: fontSize.title, color: theme.color.accent });

// The wide column has room for a tall card each, not for a sign beside its words.
globalStyle(`${welcome} > ul > li > a`, {
  '@media': { [from.desktop]: { flexDirection: 'column', alignItems: 'start' } },
});
globalStyle(`${welcome} > ul > li > a > span:last-child`, {
  '@media': { [from.desktop]: { display: 'none' } },
});
