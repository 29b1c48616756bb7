import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { grid, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const page = style([
  stack({ gap: 5, align: 'start' }),
  look({ top: 4, bottom: 6 }),
  { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' } } },
]);

export const hero = style([
  stack(),
  look({ ground: 'surface', border: 'strong' }),
  {
    '@media': { [from.tablet]: { gridTemplateColumns: '2fr 3fr' }, [from.desktop]: { gridColumn: '1 / -1' } },
  },
]);

export const scene = style({
  overflow: 'hidden',
  height: '10rem',
  paddingTop: space[3],
  '@media': { [from.tablet]: { order: 2, height: '18rem' } },
});

export const heroWords = style([stack({ gap: 3 }), { alignSelf: 'center', padding: space[5] }]);
export const headline = style({ fontSize: fontSize.title, color: theme.color.accent, hyphens: 'auto' });

/** On phones the finder takes the link's place; the navigation has the link. */
export const heroLink = style([
  look({ color: 'accent', weight: 600 }),
  {
    display: 'none',
    alignItems: 'center',
    minHeight: touchTarget,
    '@media': { [from.tablet]: { display: 'inline-flex' } },
  },
]);

export const shop = style([grid({ gap: 5 }), { minWidth: 0 }]);
export const below = style([shop, { '@media': { [from.desktop]: { gridColumn: '1 / -1' } } }]);
export const brandPanel = stack({ gap: 5 });
export const hint = style({ paddingBottom: space[3], color: theme.color.muted });
export const state = style({ paddingBottom: space[3], fontSize: fontSize.small });
export const welcome = style([grid({ gap: 4 })]);
globalStyle(`${welcome} h2`, { fontSize: fontSize.title, color: theme.color.accent });

// The wide column has room for a tall card each.
globalStyle(`${welcome} > ul > li > a`, {
  '@media': { [from.desktop]: { flexDirection: 'column', alignItems: 'start' } },
});
globalStyle(`${welcome} > ul > li > a > span:last-child`, {
  '@media': { [from.desktop]: { display: 'none' } },
});

export const house = style({ width: '100%', height: 'auto' });
