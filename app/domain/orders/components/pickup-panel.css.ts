import { globalStyle, style } from '@vanilla-extract/css';
import { inline, stack } from '~/ui/layout/recipes.css';
import { from, space } from '~/ui/tokens/tokens';

export const time = style({ marginBottom: space[3], fontWeight: 650 });

export const columns = style([
  stack({ gap: 4, align: 'start' }),
  { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

export const address = style([stack(), { fontStyle: 'normal' }]);
export const map = inline();
export const hours = style([stack({ gap: 1 })]);
globalStyle(`${hours} > div`, { display: 'grid', gridTemplateColumns: '6rem 1fr' });
