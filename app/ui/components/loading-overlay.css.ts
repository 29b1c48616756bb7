import { keyframes } from '@vanilla-extract/css';
import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '../theme/contract.css';

const wait = keyframes({ from: { visibility: 'hidden' } });

/** Waits below 400 ms stay uncovered. */
export const overlay = style(stack({ gap: 4, justify: 'center' }), {
  position: 'fixed',
  inset: 0,
  zIndex: 'overlay',
  placeContent: 'center',
  background: `color-mix(in srgb, ${theme.color.page} 85%, transparent)`,
  fontSize: 'medium',
  animation: `${wait} 1ms 400ms backwards`,
});
