import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, space, zIndex } from '../tokens/tokens';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  background: `color-mix(in srgb, ${theme.color.page} 85%, transparent)`,
  fontSize: fontSize.medium,
});
