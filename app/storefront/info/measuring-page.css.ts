import { grid, note } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const list = grid({ gap: 4 });
export const fields = style(note(), { overflowWrap: 'anywhere' });
globalStyle(`${fields} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '0.5rem',
});
