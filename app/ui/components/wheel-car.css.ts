import { keyframes } from '@vanilla-extract/css';
import { style } from '~/ui/layout/style';

const settle = keyframes({ from: { transform: 'translateY(-4px)' } });

export const car = style({
  display: 'block',
  width: '10rem',
  maxWidth: '100%',
  animation: `${settle} 160ms ease-out`,
});
