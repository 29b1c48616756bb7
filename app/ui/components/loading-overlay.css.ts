import { style } from '@vanilla-extract/css';
import { stack } from '~/ui/layout/recipes.css';
import { theme } from '../theme/contract.css';
import { fontSize, zIndex } from '../tokens/tokens';

export const overlay = style([
  stack({ gap: 4, justify: 'center' }),
  {
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.overlay,
    placeContent: 'center',
    background: `color-mix(in srgb, ${theme.color.page} 85%, transparent)`,
    fontSize: fontSize.medium,
  },
]);
