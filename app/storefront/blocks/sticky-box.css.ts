import { cluster, container, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const frame = style(container(), {
  width: '100%',
  padding: [0, 4, 6],
  wide: { display: 'none' },
});

export const box = style(rowRecipe({ touch: true, justify: 'center' }), {
  background: 'raised',
  border: 'strong',
  borderRadius: 'small',
  padding: [2, 4],
  fontSize: 'small',
  color: 'text',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { borderColor: 'text' },
});

export const link = style(rowRecipe({ touch: true }), { overflowWrap: 'anywhere' });
export const below = cluster({ columnGap: 5 });
