import { keyframes } from '@vanilla-extract/css';
import { style } from '~/ui/layout/style';
import { theme } from '../theme/contract.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  width: '2.5rem',
  height: '2.5rem',
  border: `3px solid ${theme.color.line}`,
  borderTopColor: theme.color.accent,
  borderRadius: 'round',
  animation: `${turn} 800ms linear infinite`,
});
