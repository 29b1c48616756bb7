import { style } from '@vanilla-extract/css';
import { cluster, note } from '~/ui/layout/recipes.css';
import { space } from '~/ui/tokens/tokens';

export const view = style([cluster({ gap: 6, align: 'center' }), { padding: `${space[6]} 0` }]);
export const links = style([cluster({ gap: 3 }), { marginTop: space[5] }]);
export const code = style([note(), { marginTop: space[3] }]);
