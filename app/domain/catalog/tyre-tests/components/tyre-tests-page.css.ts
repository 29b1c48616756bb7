import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const filter = style(stack({ gap: 3, align: 'end' }), {
  tablet: { gridTemplateColumns: '14rem 14rem auto', justifyContent: 'start' },
});
export const scroller = style({ overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: 'small',
  tablet: { fontSize: 'inherit' },
});
globalStyle(`${table} :is(th, td)`, {
  padding: [2, 1],
  borderBottom: 'line',
  textAlign: 'left',
  verticalAlign: 'top',
  tablet: { padding: [2, 3] },
});
globalStyle(`${table} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} thead th`, { color: 'muted', fontWeight: 400 });
globalStyle(`${table} tbody th`, { fontWeight: 650, textWrap: 'balance', tablet: { minWidth: '11rem' } });
globalStyle(`${table} th:first-child`, { paddingLeft: 0 });
globalStyle(`${table} thead th:not(:first-child)`, { tablet: { width: '7.5rem' } });
// On phones a name has a line of its own, so that five grades have room.
globalStyle(`${table} tr`, {
  belowTablet: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', borderBottom: 'line' },
});
globalStyle(`${table}, ${table} :is(thead, tbody)`, { belowTablet: { display: 'block' } });
globalStyle(`${table} :is(th, td)`, { belowTablet: { borderBottom: 0, padding: [1, 0] } });
globalStyle(`${table} th:first-child`, { belowTablet: { gridColumn: '1 / -1', paddingTop: 2 } });
globalStyle(`${table} thead th:first-child`, { belowTablet: visuallyHiddenRules });
export const word = style({
  display: 'none',
  color: 'muted',
  tablet: { display: 'inline' },
});
