import { card, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const empty = style(stack({ gap: 5, align: 'center' }), card(), {
  padding: 5,
  tablet: { gridTemplateColumns: '12rem minmax(0, 1fr)', padding: [5, 6] },
});
globalStyle(`${empty} > svg`, { width: '10rem', height: 'auto', tablet: { width: '100%' } });
export const words = style(stack({ gap: 3, justify: 'start' }));
export const title = style({ fontSize: 'large' });
