import { style } from '@vanilla-extract/css';

/** How every icon is drawn: said once, because a page has dozens. */
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
