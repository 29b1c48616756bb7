import { cluster, grid, note, row, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const sub = style({ fontSize: 'medium', color: 'muted', fontWeight: 400, marginTop: 1 });
export const columns = grid({ gap: 5, align: 'start', desktop: 'aside' });
export const text = style(stack({ gap: 3 }), { maxWidth: 'prose', lineHeight: 1.6 });
export const head = row({ gap: 4, align: 'start' });
export const icon = style({
  flex: 'none',
  color: 'accent',
  fontSize: 'headline',
  lineHeight: 1,
  tablet: { fontSize: 'display' },
});
export const buttons = cluster({ gap: 3, align: 'center' });
export const side = stack({ gap: 4 });
export const amount = style({ fontWeight: 650, fontSize: 'title', display: 'block' });
export const small = note();
export const atStart = style({ justifySelf: 'start' });
export const belowLarge = style(atStart, { wide: { display: 'none' } });
