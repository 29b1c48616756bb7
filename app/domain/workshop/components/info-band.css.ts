import { openingMark } from '~/ui/layout/opening-mark';
import { grid, row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const band = style(grid({ gap: 3 }), {
  borderRadius: 'large',
  padding: 4,
  background: 'accentSoft',
  listStyle: 'none',
  margin: 0,
  tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 5, padding: 5 },
});
export const statement = style(row({ gap: 3, align: 'start' }), { color: 'text', minWidth: 0 });
export const icon = style({ flex: 'none', color: 'accentStrong', lineHeight: 0 });
export const tooltip = style({
  fontSize: 'small',
  marginTop: -1,
  selectors: { '&:not([open])': { marginBottom: -3 } },
});
export const trigger = style({ fontWeight: 600, color: 'accentStrong' });
openingMark(trigger);
