import { grid } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const pictures = style(grid({ gap: 3 }), {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: 'line',
  borderRadius: 'small',
});
export const message = style({ whiteSpace: 'pre-line' });
