import { openingMark } from '~/ui/layout/opening-mark';
import { cluster } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
// A day of two lines floats beside no other.
globalStyle(`${table} tr`, { belowTablet: { display: 'flow-root', position: 'relative' } });
globalStyle(`${table} tr + tr`, { borderTop: 'line' });
globalStyle(`${table} :is(th, td)`, {
  padding: 0,
  verticalAlign: 'top',
  textAlign: 'left',
  belowTablet: { display: 'block' },
});
globalStyle(`${table} th`, {
  width: '12rem',
  fontWeight: 600,
  padding: [3, 3, 3, 0],
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  belowTablet: { float: 'left', width: 'auto' },
});
globalStyle(`${table} small`, { display: 'block', color: 'good' });

const summary = style({ whiteSpace: 'nowrap' });
openingMark(summary);
globalStyle(`details:has(:checked) > ${summary}`, { color: 'accent', fontWeight: 650 });
export const day = style(summary, {
  color: 'muted',
  belowTablet: { justifyContent: 'end', fontSize: 'small' },
});
// On a phone the day's name stands in the same row, and opens its times, too.
globalStyle(`${day}::before`, {
  belowTablet: { content: '', position: 'absolute', top: 0, insetInline: 0, height: 'touch' },
});
export const later = style(summary, { fontWeight: 600, belowTablet: { whiteSpace: 'normal' } });

export const times = style(cluster({ gap: 2 }), {
  clear: 'both',
  paddingBottom: 3,
  belowTablet: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))' },
});
export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 'touch',
  border: 'line',
  borderRadius: 'small',
  padding: [1, 2],
  cursor: 'pointer',
  background: 'surface',
  selectors: {
    '&:hover': { borderColor: 'accent' },
    '&:has(input:checked)': { borderColor: 'accent', background: 'accentSoft' },
  },
});
