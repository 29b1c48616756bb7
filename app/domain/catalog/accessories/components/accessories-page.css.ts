import { fullRows } from '~/ui/layout/full-rows';
import { card, grid, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const picture = style({
  overflow: 'hidden',
  height: 'clamp(8rem, 22vw, 16rem)',
  borderRadius: 'large',
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%' });

export const tiles = style(grid({ columns: 'two', gap: 3 }), { desktop: { gap: 4 } });
fullRows(tiles);

export const tile = style(stack({ gap: 2, justify: 'center' }), card(), {
  height: '100%',
  padding: 4,
  color: 'accent',
  fontWeight: 650,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ':hover': { borderColor: 'accent', boxShadow: 'low' },
});
globalStyle(`${tile} > svg`, { maxWidth: '100%' });
