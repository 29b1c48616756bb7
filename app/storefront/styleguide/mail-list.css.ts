import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const list = style(stack({ gap: 2 }), { margin: 0, padding: 0, listStyle: 'none' });
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
