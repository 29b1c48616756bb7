import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, grid, stack } from '~/ui/layout/recipes.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const portrait = style([
  grid({ gap: 5, align: 'start' }),
  { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } } },
]);

export const links = cluster({ gap: 3 });

export const places = style([
  stack(),
  { gap: `0 ${space[4]}`, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' },
]);

export const place = style([
  stack({ content: 'center' }),
  look({ line: 'top', padding: [2, 0], underline: 'hover' }),
  { minHeight: touchTarget, lineHeight: 1.35 },
]);
