import { grid, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const page = style(stack({ gap: 5, align: 'start' }), {
  paddingTop: 4,
  paddingBottom: 6,
  desktop: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' },
});

export const hero = style(stack(), {
  background: 'surface',
  border: 'strong',
  tablet: { gridTemplateColumns: '2fr 3fr' },
  desktop: { gridColumn: '1 / -1' },
});

export const scene = style({
  overflow: 'hidden',
  height: '10rem',
  paddingTop: 3,
  tablet: { order: 2, height: '18rem' },
});

export const heroWords = style(stack({ gap: 3 }), { alignSelf: 'center', padding: 5 });
export const headline = style({ fontSize: 'title', color: 'accent', hyphens: 'auto' });

/** On phones the finder takes the link's place; the navigation has the link. */
export const heroLink = style({
  color: 'accent',
  fontWeight: 600,
  display: 'none',
  alignItems: 'center',
  minHeight: 'touch',
  tablet: { display: 'inline-flex' },
});

export const shop = style(grid({ gap: 5 }), { minWidth: 0 });
export const below = style(shop, { desktop: { gridColumn: '1 / -1' } });
export const brandPanel = stack({ gap: 5 });
export const hint = style({ paddingBottom: 3, color: 'muted' });
export const state = style({ paddingBottom: 3, fontSize: 'small' });
export const welcome = style(grid({ gap: 4 }));
globalStyle(`${welcome} h2`, { fontSize: 'title', color: 'accent' });

globalStyle(`${welcome} > ul > li > a`, { desktop: { flexDirection: 'column', alignItems: 'start' } });
globalStyle(`${welcome} > ul > li > a > span:last-child`, { desktop: { display: 'none' } });
export const house = style({ width: '100%', height: 'auto' });
