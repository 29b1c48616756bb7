import { cluster, grid, inline, note, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const box = stack({ gap: 4 });
export const search = style(stack({ gap: 3, align: 'end' }), {
  maxWidth: '36rem',
  tablet: { gridTemplateColumns: '1fr auto' },
});
export const list = style(grid({ gap: 3 }), {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  tablet: { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' },
});
export const station = style(stack({ gap: 1, content: 'start' }), {
  border: 'line',
  borderRadius: 'small',
  padding: [3, 4],
  height: '100%',
  ':hover': { borderColor: 'accent' },
});
export const choice = style(grid({ columnGap: 3 }), {
  border: 'line',
  borderRadius: 'small',
  padding: [3, 4],
  height: '100%',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  cursor: 'pointer',
  selectors: { '&:has(input:checked)': { borderColor: 'accent' } },
});
export const radio = style({
  width: '1.25rem',
  height: '1.25rem',
  margin: [1, 0, 0],
  accentColor: theme.color.accent,
});
export const name = style(inline(), { fontWeight: 650 });
export const fact = note();
export const fieldset = style(stack({ gap: 3 }), { border: 'none', margin: 0, padding: 0, minWidth: 0 });
export const buttons = cluster({ gap: 3, align: 'center' });
