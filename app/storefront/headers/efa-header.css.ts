import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, upTo } from '~/ui/tokens/tokens';
import { phone } from '../blocks/header/header-row.css';
import { onPage } from '../blocks/header/on-page.css';

export const frame = style({ borderTop: `3px solid ${theme.color.action}` });
export const line = style([note(), { background: theme.color.page }]);
export const lineRow = rowRecipe({ gap: 4 });

export const row = style({
  ...phone.row,
  '@media': { [from.desktop]: { flexWrap: 'nowrap', gap: space[4], padding: `${space[2]} ${space[4]}` } },
});

export const finder = style({
  ...phone.search,
  selectors: { [onPage.withFinder]: { display: 'none' } },
  '@media': {
    [upTo.tablet]: { selectors: { [onPage.buying]: { display: 'none' } } },
    [from.desktop]: { order: 0, flex: '2 1 24rem' },
  },
});

export const search = style({
  ...phone.search,
  '@media': {
    [from.desktop]: {
      order: 0,
      flex: '1 1 10rem',
      maxWidth: '18rem',
      selectors: { [onPage.withFinder]: { flexBasis: '13rem', maxWidth: 'none' } },
    },
  },
});

export const tools = style({ ...phone.tools });
export const navigation = style(look({ ground: 'raised', line: 'top' }));
