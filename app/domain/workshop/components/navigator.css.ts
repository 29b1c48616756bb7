import { fullRows } from '~/ui/layout/full-rows';
import { card, cluster, grid, inline, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const steps = style(cluster({ columnGap: 2, align: 'center' }), {
  listStyle: 'none',
  margin: [2, 0, 1],
  padding: 0,
  fontSize: 'small',
  counterReset: 'step',
});
export const step = style(inline({ gap: 1 }), {
  color: 'muted',
  minHeight: 0,
  counterIncrement: 'step',
  '::before': { content: 'counter(step) "."' },
  selectors: { '&[aria-current]': { color: 'accent', fontWeight: 650 } },
});
// The six words fill the row of a phone.
globalStyle(`${step}::before`, { belowTablet: { display: 'none' } });
globalStyle(`${step} a`, {
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
});

export const tiles = style(stack({ gap: 3 }), {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  tablet: { gap: 4 },
});
fullRows(tiles);
export const tile = style(grid({ columnGap: 3, rowGap: 1 }), card(), {
  height: '100%',
  padding: 4,
  textDecoration: 'none',
  color: 'text',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignContent: 'start',
  ':hover': { borderColor: 'accent', boxShadow: 'low' },
});
export const tileIcon = style({ gridRow: 'span 2', fontSize: 'headline', color: 'accent', lineHeight: 1 });
export const tileTitle = style({ fontSize: 'medium', fontWeight: 650 });
export const tileText = style(note(), { gridColumn: 2 });
export const chosen = style(cluster({ columnGap: 5, rowGap: 1 }), {
  borderRadius: 'large',
  padding: [3, 4],
  background: 'accentSoft',
  margin: 0,
});
globalStyle(`${chosen} > div`, { minWidth: 0 });
globalStyle(`${chosen} dt`, { fontSize: 'small', color: 'muted' });
globalStyle(`${chosen} dd`, { margin: 0, fontWeight: 600 });

export const forms = style(grid({ gap: 4, align: 'start', desktop: 'two' }));
export const form = stack({ gap: 3 });
export const pair = style(grid({ gap: 3, align: 'start' }), {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const found = style(stack({ gap: 2 }), { listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`p + ${found}`, { marginTop: 3 });
export const choice = style(row({ gap: 4 }), {
  border: 'line',
  borderRadius: 'small',
  padding: [3, 4],
  textDecoration: 'none',
  color: 'text',
  background: 'surface',
  ':hover': { borderColor: 'accent' },
});
globalStyle(`${choice} > svg`, { flex: 'none' });
export const choiceWords = style({ flex: '1 1 auto', minWidth: 0 });
export const facts = style(note(), { display: 'block' });
export const sum = style({ fontWeight: 650, whiteSpace: 'nowrap', flex: 'none' });
