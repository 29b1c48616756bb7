import { style } from '~/ui/layout/style';

/** A class is shorter than attributes: a page has dozens of icons. */
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
