import { style } from '@vanilla-extract/css';
import { cluster } from '~/ui/layout/recipes.css';
import { space } from '~/ui/tokens/tokens';

export const form = style([cluster({ gap: 3, align: 'end' }), { marginTop: space[4] }]);

export const words = style({ flexBasis: '100%' });
