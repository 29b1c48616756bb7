import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { phone } from '../blocks/header/header-row.css';

export const row = style({ ...phone.row, desktop: { gap: 6 } });
export const search = style({ ...phone.search, desktop: { flex: '1 1 13rem' } });
export const tools = style({ ...phone.tools, tablet: { gap: 3 }, wide: { gap: 5 } });
export const below = style({ background: 'page', borderTop: 'line', belowTablet: { borderTop: 0 } });
export const belowRow = rowRecipe({ gap: 4, justify: 'between' });

export const contact = style(rowRecipe({ gap: 1, justify: 'between' }), note(), {
  flex: '1 1 auto',
  belowTablet: { display: 'none' },
  tablet: { gap: 3 },
  desktop: { flex: 'none', gap: 5 },
});

// The row of the menu has no room for it, however wide the window is.
export const state = style({ desktop: { display: 'none' } });
