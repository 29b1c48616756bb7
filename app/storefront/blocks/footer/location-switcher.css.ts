import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { row as rowRecipe } from '~/ui/layout/recipes.css';
import { space, touchTarget } from '~/ui/tokens/tokens';

export const switcher = style({ paddingTop: space[4], maxWidth: '22rem' });
export const label = style({ display: 'block', paddingBottom: space[1], fontWeight: 600 });
export const row = rowRecipe({ gap: 2, align: 'stretch' });

const control = style([
  look({ radius: 'small', size: 'base' }),
  {
    minHeight: touchTarget,
    background: 'transparent',
    color: 'inherit',
    border: '1.5px solid color-mix(in srgb, currentColor 55%, transparent)',
    ':hover': { borderColor: 'currentColor' },
  },
]);

export const field = style([
  control,
  look({ flex: 'grow', shrink: true, padding: [0, 3] }),
  { '::placeholder': { color: 'inherit', opacity: 0.75 } },
]);

export const go = style([control, { padding: `0 ${space[4]}`, fontWeight: 650, cursor: 'pointer' }]);
