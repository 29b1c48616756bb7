import { row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { phone } from '../blocks/header/header-row.css';

export const place = style({ fontSize: 'small' });
export const placeRow = style(rowRecipe({ gap: 5 }), { belowTablet: { paddingTop: 1, paddingBottom: 1 } });
export const name = style({ display: 'none', fontWeight: 650, desktop: { display: 'block' } });

export const row = style({
  ...phone.row,
  desktop: { gap: 6, paddingTop: 2, paddingBottom: 0 },
});

export const search = style({ ...phone.search, desktop: { flex: '1 1 13rem', maxWidth: '35rem' } });
export const tools = style({ ...phone.tools });
