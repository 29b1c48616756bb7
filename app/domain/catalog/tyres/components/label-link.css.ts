import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster } from '~/ui/layout/recipes.css';
import { from, zIndex } from '~/ui/tokens/tokens';

export const link = style([
  cluster({ columnGap: 3, touch: true, align: 'center' }),
  look({ size: 'small', underline: 'none' }),
  { position: 'relative', zIndex: zIndex.raised, width: 'fit-content' },
]);

export const word = style([
  look({ color: 'accent', underline: 'always' }),
  { display: 'none', '@media': { [from.wide]: { display: 'inline' } } },
]);
