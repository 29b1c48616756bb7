import { grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const choice = style(grid({ gap: 2, align: 'center' }), {
  marginTop: 3,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
globalStyle(`${choice} > label`, { gridColumn: '1 / -1' });
