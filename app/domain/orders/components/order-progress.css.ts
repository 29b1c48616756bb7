import { globalStyle, style } from '@vanilla-extract/css';
import { note, stack } from '~/ui/layout/recipes.css';
import { space } from '~/ui/tokens/tokens';

export const history = style([
  stack({ gap: 2 }),
  { listStyle: 'none', margin: `${space[3]} 0 0`, padding: 0 },
]);

globalStyle(`${history} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});

export const when = note();
export const parcel = style([note(), { flexBasis: '100%' }]);
export const cancel = style({ marginTop: space[4] });
