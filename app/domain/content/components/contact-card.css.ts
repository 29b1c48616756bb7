import { card as cardRecipe, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const card = style(cardRecipe(), { padding: 4 });
export const cardTitle = style({ fontSize: 'medium', marginBottom: 2 });

export const cardLine = style(stack({ gap: 3, align: 'start' }), {
  padding: [2, 0],
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});

export const hours = style({ display: 'block' });
