import { row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const agreement = style(row({ gap: 3, touch: true }), {
  cursor: 'pointer',
  belowDesktop: { fontSize: 'small', lineHeight: 1.35 },
});
