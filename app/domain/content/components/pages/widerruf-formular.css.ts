import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { note as noteRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const form = style([
  look({ radius: 'small', padding: 4 }),
  { border: `1px dashed ${theme.color.lineStrong}`, breakInside: 'avoid' },
]);

export const blank = style({ marginTop: space[4], fontSize: fontSize.base });
export const line = style({ height: space[6], borderBottom: `1px solid ${theme.color.lineStrong}` });
export const note = style([noteRecipe(), { marginTop: space[4] }]);
