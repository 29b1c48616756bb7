import { note as noteRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const note = style(noteRecipe(), { display: 'block', lineHeight: 1.35 });
