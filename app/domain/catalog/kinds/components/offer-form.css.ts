import { style } from '@vanilla-extract/css';
import { grid } from '~/ui/layout/recipes.css';
import { from } from '~/ui/tokens/tokens';

export const form = style([
  grid({ gap: 3, align: 'end' }),
  { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' } } },
]);
