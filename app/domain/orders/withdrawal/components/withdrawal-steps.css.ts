import { cluster, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const form = style(stack({ gap: 4 }), { maxWidth: '40rem' });
export const buttons = cluster({ gap: 3 });
export const facts = style(stack({ gap: 2 }), { margin: 0 });
globalStyle(`${facts} > div`, { display: 'grid', tablet: { gridTemplateColumns: '12rem minmax(0, 1fr)' } });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const after = style({ marginTop: 4 });
