import { grid } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const form = style(grid({ gap: 3, align: 'end' }), {
  tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 16rem)) auto' },
});
