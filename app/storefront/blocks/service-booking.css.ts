import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const box = style(stack({ gap: 2 }), { maxWidth: '22rem' });
export const title = style({ fontWeight: 700 });
