import { drawingColours } from './drawing-colours';

/** As a CSS mask an icon adds nothing to a page that shows it in each card. */
export function iconMask(path: string, look: 'lines' | 'filled' = 'lines'): string {
  const fill = look === 'filled' ? drawingColours.labelInk : 'none';
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='${drawingColours.labelInk}' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`;
  // Only what an address may not have: blanks and quotation marks weigh less as they are.
  return `url("data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}")`;
}
