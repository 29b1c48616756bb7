import { globalStyle, style } from '~/ui/layout/style';

export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: 2,
  borderBottom: 'line',
  textAlign: 'right',
  verticalAlign: 'top',
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left', paddingLeft: 0, fontWeight: 400 });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 0, whiteSpace: 'nowrap' });
globalStyle(`${table} thead :is(th, td)`, { color: 'muted', fontWeight: 400 });
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 'none', fontWeight: 650 });
