import { style, styleVariants } from '@vanilla-extract/css';
import { drawingColours } from '../tokens/drawing-colours';
import { labelIconPaths } from '../tokens/label-icon-paths';

function mask(path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${drawingColours.labelInk}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  '::before': { content: '', width: '1.25rem', height: '1.25rem', background: 'currentColor' },
});

/** A value with its icon before it. The icon is a mask: it adds nothing to a page that shows it 24 times. */
export const mark = styleVariants(labelIconPaths, (path) => [
  base,
  { '::before': { maskImage: mask(path), maskSize: '100%' } },
]);

const arrowShape = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.25rem',
  paddingRight: '0.3125rem',
  borderRadius: '2px 0 0 2px',
  clipPath: 'polygon(0 0, 72% 0, 100% 50%, 72% 100%, 0 100%)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1,
});

/** The coloured arrow of a class. */
export const arrow = styleVariants(drawingColours.classMark, (background, value) => [
  arrowShape,
  { background, color: drawingColours.classInk[value] },
]);
