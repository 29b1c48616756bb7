import { fullRows } from '~/ui/layout/full-rows';
import { card, grid, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const nothing = style(stack({ gap: 5, align: 'center' }), {
  tablet: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 6 },
});
globalStyle(`${nothing} > svg`, { maxWidth: '100%', height: 'auto' });

export const tiles = style(grid({ gap: 4 }), { belowTablet: { gap: 2 } });
fullRows(tiles);

export const tile = style(stack({ gap: 2, content: 'start' }), card(), {
  height: '100%',
  padding: 5,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ':hover': { borderColor: 'accent', boxShadow: 'low' },
  belowTablet: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
    alignContent: 'center',
    gap: [0, 3],
    padding: 3,
  },
});
globalStyle(`${tile} :is(svg, img)`, {
  belowTablet: { gridRow: 'span 3', alignSelf: 'center', width: '100%', height: 'auto' },
});

export const photo = style({ aspectRatio: '3 / 2', maxWidth: '100%', objectFit: 'cover' });
export const tileTitle = style({ fontSize: 'medium', color: 'accent', belowTablet: { fontSize: 'base' } });
export const tileText = style({ color: 'muted' });

export const links = style(stack({ gap: 2 }), {
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  tablet: { display: 'flex', flexWrap: 'wrap' },
});
globalStyle(`${links} > li`, { maxWidth: '100%', tablet: { flex: '1 1 16rem' } });
globalStyle(`${links} > :last-child:nth-child(odd)`, { belowTablet: { gridColumn: '1 / -1' } });
globalStyle(`${links} a`, {
  width: '100%',
  overflowWrap: 'anywhere',
  belowTablet: { height: '100%', paddingInline: 2 },
});
