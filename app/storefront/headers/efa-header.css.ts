import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { phone } from '../blocks/header/header-row.css';
import { onPage } from '../blocks/header/on-page.css';

export const frame = style({ boxShadow: `inset 0 3px ${theme.color.action}` });
export const line = style(note(), { background: 'page', marginTop: '3px', belowTablet: { display: 'none' } });
export const lineRow = rowRecipe({ gap: 4 });
/** The finder is the last line until wide screens have room for it. */
export const row = style({
  ...phone.row,
  belowDesktop: { flexWrap: 'wrap' },
  desktop: { gap: 4, padding: [2, 4] },
});

export const finder = style({
  belowDesktop: { order: 3, flex: '1 1 100%' },
  selectors: { [onPage.withFinder]: { display: 'none' } },
  belowTablet: { margin: [0, -4, -1], selectors: { [onPage.buying]: { display: 'none' } } },
  desktop: { flex: '2 1 24rem' },
});

/** The bar of the vehicle leads to its sizes. */
export const finderBesideVehicle = style(finder, { belowDesktop: { display: 'none' } });

export const search = style({
  ...phone.search,
  desktop: {
    flex: '1 1 10rem',
    maxWidth: '18rem',
    selectors: { [onPage.withFinder]: { flexBasis: '13rem', maxWidth: 'none' } },
  },
});

export const tools = style({ ...phone.tools });
export const navigation = style({ background: 'raised', borderTop: 'line' });
