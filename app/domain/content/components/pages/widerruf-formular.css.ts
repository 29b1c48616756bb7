import { note as noteRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const form = style({
  borderRadius: 'small',
  padding: 4,
  border: `1px dashed ${theme.color.lineStrong}`,
  breakInside: 'avoid',
});

export const blank = style({ marginTop: 4, fontSize: 'base' });
export const line = style({ height: space[6], borderBottom: 'strong' });
export const note = style(noteRecipe(), { marginTop: 4 });
