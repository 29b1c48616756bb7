import { keyframes } from '@vanilla-extract/css';
import { style } from '~/ui/layout/style';

/** As far as the circumference turns; a unit is a metre. */
const roll = keyframes({ from: { transform: 'translateX(-0.54px) rotate(-95deg)' } });

export const car = style({
  display: 'block',
  width: '16.25rem',
  maxWidth: '100%',
  flex: 'none',
  print: { display: 'none' },
});
export const wheel = style({ animation: `${roll} 180ms ease-out` });
