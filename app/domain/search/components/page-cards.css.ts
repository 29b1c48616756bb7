import { card, grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const cards = style(grid({ gap: 3, desktop: 'two' }));

export const page = style(card(), grid({ columns: 'restAndEnd', align: 'center', columnGap: 3 }), {
  height: '100%',
  padding: [4, 5],
  textDecoration: 'none',
  ':hover': { borderColor: 'accent', boxShadow: 'low' },
  belowTablet: { paddingInline: 4 },
});
globalStyle(`${page} > svg`, { color: 'accent' });
export const title = style({ display: 'block', fontSize: 'medium', fontWeight: 650, color: 'accent' });
export const price = style({ display: 'block', paddingTop: 1, fontWeight: 650 });
