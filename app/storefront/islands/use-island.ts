import { type RefObject, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigation } from 'react-router';
import { pageKey } from '~/domain/tenancy/page-path';
import { useSession } from '../shell/session-context';
import type { Place } from './place';
import { useDelegatedLinks } from './use-delegated-links';
import { useMenus } from './use-menus';

/** Like `PageLink`; a link with `data-below` also matches pages below its own. */
function useAriaCurrent(place: Place): void {
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

/** Fills the fields and parameters that `data-return` names. */
function useReturnAddress(place: Place): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const whole = useHref(page);
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-return]') ?? []) {
      const name = element.dataset.return ?? '';
      const withReturn = (address: string, value: string) => {
        const url = new URL(address);
        // A page does not lead back to itself.
        if (url.pathname === window.location.pathname) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
        return url.href;
      };
      if (element instanceof HTMLInputElement) element.value = page;
      if (element instanceof HTMLFormElement) element.action = withReturn(element.action, page);
      if (element instanceof HTMLAnchorElement) {
        const isOwn = element.origin === window.location.origin;
        element.href = withReturn(element.href, isOwn ? page : window.location.origin + whole);
      }
    }
  }, [place, page, whole]);
}

/** Elements with `data-session` show the session's numbers. */
function useSessionNumbers(place: Place): void {
  const session = useSession();
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-session]') ?? []) {
      const text = session[element.dataset.session as 'pieces' | 'total' | 'wishCount'];
      if (element.textContent !== text) element.innerHTML = `<i>${text}</i>`;
      if (element.dataset.any) element.dataset.any = text === '0' ? 'no' : 'yes';
    }
  }, [place, session]);
}

/** Elements with `data-loading` are shown while another page loads. */
function useLoadingSigns(place: Place): void {
  const isLoading = useNavigation().state === 'loading';
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-loading]') ?? [])
      element.hidden = !isLoading;
  }, [place, isLoading]);
}

export function useIsland(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useDelegatedLinks(place);
  useAriaCurrent(place);
  useReturnAddress(place);
  useSessionNumbers(place);
  useMenus(place);
  useLoadingSigns(place);
  return place;
}
