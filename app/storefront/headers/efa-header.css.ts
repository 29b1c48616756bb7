import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { phone } from '../blocks/header/header-row.css';
import { onPage } from '../blocks/header/on-page.css';

export const frame = style({ borderTop: `3px solid ${theme.color.action}` });
export const line = style(note(), { background: 'page' });
export const lineRow = rowRecipe({ gap: 4 });
export const row = style({ ...phone.row, desktop: { flexWrap: 'nowrap', gap: 4, padding: [2, 4] } });

export const finder = style({
  ...phone.search,
  selectors: { [onPage.withFinder]: { display: 'none' } },
  belowTablet: { selectors: { [onPage.buying]: { display: 'none' } } },
  desktop: { order: 0, flex: '2 1 24rem' },
});

export const search = style({
  ...phone.search,
  desktop: {
    order: 0,
    flex: '1 1 10rem',
    maxWidth: '18rem',
    selectors: { [onPage.withFinder]: { flexBasis: '13rem', maxWidth: 'none' } },
  },
});

export const tools = style({ ...phone.tools });
export const navigation = style({ background: 'raised', borderTop: 'line' });
