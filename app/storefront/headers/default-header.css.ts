import { style } from '@vanilla-extract/css';
import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';
import { phone } from '../blocks/header/header-row.css';

export const row = style({
  ...phone.row,
  '@media': { [from.desktop]: { flexWrap: 'nowrap', gap: space[6] } },
});

export const search = style({
  ...phone.search,
  '@media': { [from.desktop]: { order: 0, flex: '1 1 13rem' } },
});

export const tools = style({
  ...phone.tools,
  '@media': { [from.tablet]: { gap: space[3] }, [from.wide]: { gap: space[5] } },
});

export const below = style({ background: theme.color.page, borderTop: `1px solid ${theme.color.line}` });
export const belowRow = rowRecipe({ gap: 4, justify: 'between' });

export const contact = style([
  rowRecipe({ gap: 1, justify: 'between' }),
  note(),
  {
    flex: '1 1 auto',
    '@media': { [from.tablet]: { gap: space[3] }, [from.desktop]: { flex: 'none', gap: space[5] } },
  },
]);

/** Between these widths the navigation needs the room. */
export const state = style({
  '@media': { 'screen and (min-width: 64rem) and (max-width: 79.99rem)': { display: 'none' } },
});
