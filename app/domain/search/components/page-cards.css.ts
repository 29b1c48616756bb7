import { card, grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const cards = style(grid({ gap: 3, desktop: 'two' }));

export const page = style(card(), grid({ columns: 'restAndEnd', align: 'center', columnGap: 3 }), {
  position: 'relative',
  padding: [4, 5],
  ':hover': { borderColor: 'accent', boxShadow: 'low' },
  belowTablet: { paddingInline: 4 },
});
globalStyle(`${page} > svg`, { color: 'accent' });
export const title = style({
  fontSize: 'medium',
  fontWeight: 650,
  color: 'accent',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const price = style({ paddingTop: 1, fontWeight: 650 });
