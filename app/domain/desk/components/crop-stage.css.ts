import { style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

const edge = `2px solid ${theme.color.raised}`;

export const stage = style({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  // Room for the half of a corner.
  margin: '1.375rem',
});
export const photo = style({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '24rem',
});
/** Darkens what is cut off. */
export const shade = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const hole = style({
  position: 'absolute',
  boxShadow: '0 0 0 100rem color-mix(in srgb, black 55%, transparent)',
});
export const box = style({ position: 'absolute', outline: edge });
const handle = style({
  position: 'absolute',
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'move',
  touchAction: 'none',
});
export const whole = style(handle, { width: '100%', height: '100%' });

const corner = style(handle, {
  width: 'touch',
  height: 'touch',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      width: '14px',
      height: '14px',
      margin: 'auto',
      background: 'accent',
      outline: edge,
      inset: 0,
    },
  },
});
/** Half of it stands outside of the area. */
const outside = '-1.375rem';
export const corners = styles({
  nw: [corner, { left: outside, top: outside, cursor: 'nwse-resize' }],
  ne: [corner, { right: outside, top: outside, cursor: 'nesw-resize' }],
  sw: [corner, { left: outside, bottom: outside, cursor: 'nesw-resize' }],
  se: [corner, { right: outside, bottom: outside, cursor: 'nwse-resize' }],
});
