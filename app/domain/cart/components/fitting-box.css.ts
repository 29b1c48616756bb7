import { cluster, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const box = style(stack({ gap: 2 }), { gridColumn: '1 / -1', borderTop: 'line', paddingTop: 3 });
export const head = style(cluster({ gap: 2 }), { alignItems: 'baseline', justifyContent: 'space-between' });
export const title = style({ fontSize: 'base', fontWeight: 650, letterSpacing: 'normal' });
export const work = style(note());
globalStyle(`${work} :is(ul, p)`, { margin: 0, padding: 0, listStyle: 'none' });
export const choice = style(cluster({ gap: 3 }), {
  alignItems: 'center',
  justifyContent: 'space-between',
  print: { display: 'none' },
});
// Below what is removed from the cart, on a phone too.
globalStyle(`${choice} > span ~ button`, { marginInlineStart: 'auto' });
export const option = style({ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 'touch' });
