import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { phone } from '../blocks/header/header-row.css';

export const frame = style({ borderBottom: 0 });
export const contact = style(rowRecipe({ gap: 4 }), note(), { belowTablet: { display: 'none' } });

export const row = style({
  ...phone.row,
  tablet: { gap: 3, paddingTop: 0, paddingBottom: 3 },
  desktop: { gap: 6 },
});

export const search = style({
  ...phone.search,
  desktop: { flex: '1 1 13rem', maxWidth: '28rem', marginLeft: 'auto' },
});

export const tools = style({ ...phone.tools, desktop: { marginLeft: 0 } });
export const water = style({ paddingTop: 1, paddingBottom: 1, position: 'relative', marginTop: '0.75rem' });
