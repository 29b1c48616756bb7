import { useLocation } from 'react-router';

/** Pages that open with a tyre finder of their own; a second one above it would only be in the way. */
const pagesWithFinder = ['/', '/home', '/reifen', '/sommerreifen', '/winterreifen', '/ganzjahresreifen'];

export function usePageHasFinder(): boolean {
  return pagesWithFinder.includes(useLocation().pathname.toLowerCase());
}
