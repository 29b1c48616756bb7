import { style } from '@vanilla-extract/css';
import { row as rowRecipe } from '~/ui/layout/recipes.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';
import { phone } from '../blocks/header/header-row.css';

export const place = style({ fontSize: fontSize.small });
export const placeRow = style([rowRecipe({ gap: 3 }), { '@media': { [from.tablet]: { gap: space[5] } } }]);

export const name = style({
  display: 'none',
  fontWeight: 650,
  '@media': { [from.desktop]: { display: 'block' } },
});

export const row = style({
  ...phone.row,
  '@media': { [from.desktop]: { flexWrap: 'nowrap', gap: space[6], paddingTop: space[2], paddingBottom: 0 } },
});

export const search = style({
  ...phone.search,
  '@media': { [from.desktop]: { order: 0, flex: '1 1 13rem', maxWidth: '35rem' } },
});

export const tools = style({ ...phone.tools });
