import { useContext } from 'react';
import { useLocation } from 'react-router';
import { IslandsContext } from './island';

/** Path and search of the page, for the way back; a placeholder in markup that several pages share. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return useContext(IslandsContext)?.address ?? pathname + search;
}
