/** Paths with this are for frames of other sites, without header and footer (spec 1, page shell). */
const FRAMELESS = 'servicenavigatorextern';

export function isMadeForFrames(pathname: string): boolean {
  return pathname.toLowerCase().includes(FRAMELESS);
}
