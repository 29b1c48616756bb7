import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { phone } from '../blocks/header/header-row.css';

export const frame = style({ borderTop: `5px solid ${theme.color.accent}` });
export const contact = style(note(), { background: 'page', borderBottom: 'line' });
export const contactRow = style(rowRecipe({ gap: 4 }), { belowTablet: { paddingTop: 1, paddingBottom: 1 } });
export const row = style({ ...phone.row, desktop: { gap: 5 } });
export const tools = style({ ...phone.tools, desktop: { marginLeft: 0 } });

export const search = style({
  ...phone.search,
  desktop: { flex: '1 0 13rem', maxWidth: '20rem', marginLeft: 'auto' },
});
