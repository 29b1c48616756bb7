import { row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const text = style({ maxWidth: '44rem' });
export const facts = style(stack({ gap: 2 }), { margin: 0 });
globalStyle(`${facts} > div`, { display: 'grid', tablet: { gridTemplateColumns: '19rem minmax(0, 1fr)' } });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const agreement = row({ gap: 2, touch: true });
