import { stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const texts = style(stack({ gap: 5 }), {
  marginTop: 7,
  marginBottom: 6,
  borderTop: 'line',
  paddingTop: 6,
});
export const blocks = style(stack({ gap: 5 }), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
export const text = style({ maxWidth: 'prose', overflowWrap: 'anywhere' });
globalStyle(`${text} :is(h2, h3)`, { fontSize: 'large', marginBottom: 2 });
globalStyle(`${text} h3`, { fontSize: 'medium' });
globalStyle(`${text} p + p`, { marginTop: 3 });
globalStyle(`${text} a`, { color: 'accent' });
