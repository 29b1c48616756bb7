import { style } from '@vanilla-extract/css';
import { stack } from '~/ui/layout/recipes.css';
import { fontSize } from '~/ui/tokens/tokens';

export const box = style([stack({ gap: 3 }), { maxWidth: '22rem' }]);
export const title = style({ fontWeight: 700, fontSize: fontSize.medium });
