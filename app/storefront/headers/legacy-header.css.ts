import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';
import { phone } from '../blocks/header/header-row.css';

export const frame = style({ borderTop: `5px solid ${theme.color.accent}` });
export const contact = style([note(), look({ ground: 'page', line: 'bottom' })]);
export const contactRow = style([rowRecipe({ gap: 1 }), { '@media': { [from.tablet]: { gap: space[4] } } }]);

export const row = style({
  ...phone.row,
  '@media': { [from.desktop]: { flexWrap: 'nowrap', gap: space[5] } },
});

export const tools = style({ ...phone.tools, '@media': { [from.desktop]: { marginLeft: 0 } } });

export const search = style({
  ...phone.search,
  '@media': { [from.desktop]: { order: 0, flex: '1 0 13rem', maxWidth: '20rem', marginLeft: 'auto' } },
});
