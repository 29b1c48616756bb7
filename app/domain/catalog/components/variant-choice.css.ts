import { globalStyle, style } from '@vanilla-extract/css';
import { grid } from '~/ui/layout/recipes.css';
import { space } from '~/ui/tokens/tokens';

export const choice = style([
  grid({ gap: 2, align: 'center' }),
  { marginTop: space[3], gridTemplateColumns: 'minmax(0, 1fr) auto' },
]);
globalStyle(`${choice} > label`, { gridColumn: '1 / -1' });
