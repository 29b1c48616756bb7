import { cluster } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  borderTop: 'line',
  padding: [2, 0],
  verticalAlign: 'top',
  textAlign: 'left',
});
globalStyle(`${table} th`, { fontWeight: 600, paddingRight: 3, whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td)`, { belowTablet: { display: 'block' } });
globalStyle(`${table} td`, { belowTablet: { borderTop: 'none', paddingTop: 0 } });
export const times = cluster({ gap: 2 });
export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'touch',
  border: 'line',
  borderRadius: 'small',
  padding: [1, 3],
  cursor: 'pointer',
  background: 'surface',
  selectors: {
    '&:hover': { borderColor: 'accent' },
    '&:has(input:checked)': { borderColor: 'accent', background: 'accentSoft' },
  },
});
export const more = style({ padding: [3, 0] });
export const later = style(more, { fontWeight: 600 });
