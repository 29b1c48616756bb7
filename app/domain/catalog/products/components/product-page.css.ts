import { note } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const extra = style(note(), { display: 'block' });
