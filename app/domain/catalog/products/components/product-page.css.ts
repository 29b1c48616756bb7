import { style } from '@vanilla-extract/css';
import { note } from '~/ui/layout/recipes.css';
import { space } from '~/ui/tokens/tokens';

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const extra = style([note(), { display: 'block' }]);
export const places = style({ paddingLeft: space[5] });
