import { style } from '@vanilla-extract/css';
import { row } from '~/ui/layout/recipes.css';
import { fontSize, upTo } from '~/ui/tokens/tokens';

export const agreement = style([
  row({ gap: 3, touch: true }),
  {
    cursor: 'pointer',
    '@media': { [upTo.desktop]: { fontSize: fontSize.small, lineHeight: 1.35 } },
  },
]);
