import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const bars = style({ clear: 'both', paddingBottom: 3 });

globalStyle(`${bars} > svg`, {
  width: '100%',
  height: '2.5rem',
  stroke: 'accent',
  strokeWidth: 8,
  borderBottom: 'strong',
});
globalStyle(`${bars} path + path`, { stroke: 'line' });

/** Handles (`price-slider.ts`) on the line below the histogram. */
globalStyle(`${bars} > div:not(:empty)`, { position: 'relative', height: '1.5rem', margin: '-0.75rem' });
globalStyle(`${bars} input`, {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  margin: 0,
  background: 'none',
  // The handles alone take clicks, or the upper input would cover the lower one.
  pointerEvents: 'none',
});
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${theme.color.accent}`,
  borderRadius: 'round',
  background: 'surface',
  cursor: 'ew-resize',
  pointerEvents: 'auto',
} as const;
globalStyle(`${bars} input::-webkit-slider-thumb`, thumb);
globalStyle(`${bars} input::-moz-range-thumb`, thumb);
