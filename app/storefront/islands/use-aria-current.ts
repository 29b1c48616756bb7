import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { pageKey } from '~/domain/tenancy/page-path';
import type { Place } from './place';

/** Like `PageLink`; a link with `data-below` also matches pages below its own. */
export function useAriaCurrent(place: Place): void {
  const shown = useHref(useLocation().pathname);
  useEffect(() => {
    const current = pageKey(shown);
    const leads = ({ pathname, search, dataset }: HTMLAnchorElement) => {
      const page = pageKey(pathname);
      return (
        (!search || 'return' in dataset) &&
        (current === page || ('below' in dataset && current.startsWith(`${page}/`)))
      );
    };
    const mark = (element: Element | null, is: boolean, value: string) =>
      is ? element?.setAttribute('aria-current', value) : element?.removeAttribute('aria-current');
    for (const link of place.current?.querySelectorAll<HTMLAnchorElement>('nav a') ?? [])
      mark(link, leads(link), 'page');
    for (const entry of place.current?.querySelectorAll<HTMLDetailsElement>('nav details') ?? []) {
      const leadsHere = entry.querySelector('a[aria-current]') !== null;
      mark(entry.firstElementChild, leadsHere, 'true');
      // An entry with a name is a menu and closes after navigation.
      if (!entry.name) entry.open = leadsHere;
    }
  }, [place, shown]);
}
