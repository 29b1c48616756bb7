import { card, cluster, grid, inline, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const board = style(grid({ gap: 5 }), card(), {
  padding: 4,
  tablet: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', padding: 6 },
});

export const details = style(stack({ gap: 5, content: 'start' }), { fontSize: 'medium' });
globalStyle(`${details} dl > *`, {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: 3,
});
export const heading = style(row({ gap: 2 }), { marginBottom: 1, fontSize: 'base', color: 'muted' });
export const phone = style(inline(), { fontSize: 'large', fontWeight: 650 });
export const links = style(cluster({ gap: 3 }));
globalStyle(`${links} > a`, { flexGrow: 1 });
export const figure = style({ margin: 0, print: { maxWidth: '8cm' } });
export const caption = style(note(), { marginTop: 2, textAlign: 'center' });
