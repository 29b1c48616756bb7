import { style } from '@vanilla-extract/css';
import { card as cardRecipe, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const card = style([
  stack(),
  cardRecipe(),
  { overflow: 'hidden', '@container': { '(min-width: 42rem)': { gridTemplateColumns: '5fr 6fr' } } },
]);

export const place = style({ containerType: 'inline-size' });
export const picture = style({ minHeight: '14rem', maxHeight: '24rem', overflow: 'hidden' });
export const words = style([
  stack({ gap: 5 }),
  { padding: `${space[5]} ${space[4]}`, '@media': { [from.tablet]: { padding: space[6] } } },
]);
export const state = style({ paddingTop: space[1], color: theme.color.muted });

export const columns = style([
  stack({ gap: 5, align: 'start' }),
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' },
]);
