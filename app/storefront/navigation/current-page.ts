import { useLocation } from 'react-router';
import { pageKey } from '~/domain/tenancy/page-path';
import type { NavigationItem } from '../shell/shell';

/** Paths match without regard to case. */
export function useIsCurrentPage(): (to: string) => boolean {
  const current = pageKey(useLocation().pathname);
  return (to) => pageKey(to.split(/[?#]/)[0] ?? '') === current;
}

export function leadsHere(item: NavigationItem, isCurrent: (to: string) => boolean): boolean {
  return isCurrent(item.to) || item.children.some((child) => isCurrent(child.to));
}
