import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, inline, stack } from '~/ui/layout/recipes.css';
import { from, space } from '~/ui/tokens/tokens';

export const form = style([
  stack({ gap: 3, align: 'start' }),
  { '@media': { [from.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr) auto', alignItems: 'end' } } },
]);

export const sizes = style([cluster({ gap: 2 }), { marginTop: space[2] }]);
export const size = style([
  inline({ gap: 2 }),
  look({ border: 'strong', radius: 'small', padding: [0, 3], underline: 'none' }),
]);
export const noSize = style([look({ border: 'line', radius: 'small', padding: [0, 3] })]);
