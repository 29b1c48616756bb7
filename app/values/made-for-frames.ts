/** Paths with these are for frames of other sites, without header and footer (spec 1, page shell). */
const FRAMELESS = /(navigator|suche)extern/i;

export function isMadeForFrames(pathname: string): boolean {
  return FRAMELESS.test(pathname);
}
