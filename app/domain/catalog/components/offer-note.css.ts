import { style } from '@vanilla-extract/css';
import { note as noteRecipe } from '~/ui/layout/recipes.css';

export const note = style([noteRecipe(), { display: 'block', lineHeight: 1.35 }]);
