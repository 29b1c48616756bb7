import { useLocation } from 'react-router';
import { isStartPage, pageKey } from '~/domain/tenancy/page-path';
import { allSeasonTyresPath, summerTyresPath, tyresPath, winterTyresPath } from '~/paths';

/** Pages that open with a tyre finder of their own; a second one above it would only be in the way. */
const pagesWithFinder = [tyresPath, summerTyresPath, winterTyresPath, allSeasonTyresPath];

export function usePageHasFinder(): boolean {
  const { pathname } = useLocation();
  return isStartPage(pathname) || pagesWithFinder.includes(pageKey(pathname));
}
