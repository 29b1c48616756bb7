/** Pages with this in their path stand in frames of other sites: without header, footer and extras (spec 1, page shell). */
const FRAMELESS = 'servicenavigatorextern';

export function isMadeForFrames(pathname: string): boolean {
  return pathname.toLowerCase().includes(FRAMELESS);
}
