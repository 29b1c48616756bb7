import { stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const filter = style(stack({ gap: 3, align: 'end' }), {
  tablet: { gridTemplateColumns: '14rem 14rem auto', justifyContent: 'start' },
});
export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: [2, 3],
  borderBottom: 'line',
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: 'muted', fontWeight: 400 });
globalStyle(`${table} tbody th`, { fontWeight: 650, minWidth: '11rem' });
export const word = style({ color: 'muted', whiteSpace: 'nowrap' });
