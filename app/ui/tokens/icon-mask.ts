import { drawingColours } from './drawing-colours';

/** Lines on a grid of 24 as a CSS mask: it adds nothing to a page that shows it in each card. */
export function iconMask(path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${drawingColours.labelInk}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
