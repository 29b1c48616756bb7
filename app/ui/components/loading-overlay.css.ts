import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { layer, space, type } from '../tokens/tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  background: `color-mix(in srgb, ${theme.color.page} 85%, transparent)`,
  fontSize: type.medium,
});

export const spinner = style({
  width: '2.5rem',
  height: '2.5rem',
  border: `3px solid ${theme.color.line}`,
  borderTopColor: theme.color.accent,
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});
