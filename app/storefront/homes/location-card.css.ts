import { card as cardRecipe, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const card = style(stack(), cardRecipe(), {
  overflow: 'hidden',
  '@container': { '(min-width: 56rem)': { gridTemplateColumns: '5fr 6fr' } },
});

export const place = style({ containerType: 'inline-size' });
export const picture = style({
  minHeight: '14rem',
  maxHeight: '24rem',
  overflow: 'hidden',
  desktop: { order: theme.home.housePicture },
});
export const words = style(stack({ gap: 5 }), { padding: [5, 4], tablet: { padding: 6 } });
export const state = style({ paddingTop: 1, color: 'muted' });

export const columns = style(stack({ gap: 5, align: 'start' }), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
