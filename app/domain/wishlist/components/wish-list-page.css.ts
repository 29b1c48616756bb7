import { cluster, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const head = style(cluster({ gap: 4, align: 'end', justify: 'between' }));
globalStyle(`${head} > :first-child`, { flex: '1 1 9rem' });
export const empty = style({ marginBottom: 3 });
export const list = style({ listStyle: 'none', margin: 0 });

export const entry = style(stack({ gap: 4 }), {
  borderTop: 'line',
  padding: [4, 0],
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  tablet: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' },
});

globalStyle(`li:first-child > ${entry}`, { paddingTop: 0, borderTop: 0 });
globalStyle(`li:last-child > ${entry}`, { paddingBottom: 0 });
export const picture = style({ width: '100%', height: 'auto' });
export const facts = style(stack({ gap: 1, content: 'start' }), { gridColumn: '2' });
export const title = style({ fontSize: 'base', fontWeight: 650 });
export const small = note();

export const actions = style(cluster({ gap: 2 }), {
  gridColumn: '1 / -1',
  tablet: { gridColumn: '3', flexDirection: 'column', alignItems: 'stretch' },
});

globalStyle(`${actions} > form`, { flex: '1 1 auto', tablet: { flex: 'none' } });
globalStyle(`${actions} button`, {
  width: '100%',
  paddingInline: 3,
  belowTablet: { paddingInline: 2, fontSize: 'small' },
});

export const share = style(stack({ gap: 3, justify: 'start' }), { overflowWrap: 'anywhere' });
globalStyle(`${share} > div`, { width: '100%', maxWidth: '30rem' });
// A message that is not there yet takes no line.
globalStyle(`${share} > :empty`, { position: 'absolute' });
export const all = stack({ gap: 2, justify: 'start' });
export const stockChange = style({ fontSize: 'small', fontWeight: 650 });
