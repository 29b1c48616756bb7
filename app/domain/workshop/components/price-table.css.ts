import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[2]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'right',
  verticalAlign: 'top',
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left', paddingLeft: 0, fontWeight: 400 });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 0, whiteSpace: 'nowrap' });
globalStyle(`${table} thead :is(th, td)`, { color: theme.color.muted, fontWeight: 400 });
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 'none', fontWeight: 650 });
