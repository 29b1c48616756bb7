import { type RefObject, useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { pageKey } from '~/domain/tenancy/page-path';
import { useSession } from '../shell/shown-session';

/** An element whose content the server wrote: what React does elsewhere is done here from outside (decision 29). */
type Place = RefObject<HTMLElement | null>;

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Leads from links and forms that ask for a page to pages of the shop without a new document, as `Link` and `Form` do;
 * not where `data-document` asks for one.
 */
export function useLinksBelow(place: Place): void {
  const navigate = useNavigate();
  const home = useHref('/');
  useEffect(() => {
    const element = place.current;
    const base = home.replace(/\/$/, '');
    const lead = (event: Event, url: URL) => {
      if (url.origin !== window.location.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return;
      event.preventDefault();
      void navigate(`${url.pathname.slice(base.length) || '/'}${url.search}${url.hash}`);
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.href && !link.target && isPlainClick(event)) lead(event, new URL(link.href));
    };
    const ask = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'get' || 'document' in form.dataset) return;
      const url = new URL(form.action);
      for (const [name, value] of new FormData(form)) url.searchParams.set(name, String(value));
      lead(event, url);
    };
    element?.addEventListener('click', follow);
    element?.addEventListener('submit', ask);
    return () => {
      element?.removeEventListener('click', follow);
      element?.removeEventListener('submit', ask);
    };
  }, [place, navigate, home]);
}

/** Marks in a menu what leads to the page that is shown, as `PageLink` does, and with `data-below` to pages below it, as `NavLink`. */
export function useCurrentBelow(place: Place): void {
  const shown = useHref(useLocation().pathname);
  useEffect(() => {
    const current = pageKey(shown);
    const leads = ({ pathname, search, dataset }: HTMLAnchorElement) => {
      const page = pageKey(pathname);
      return !search && (current === page || ('below' in dataset && current.startsWith(`${page}/`)));
    };
    const mark = (element: Element | null, is: boolean, value: string) =>
      is ? element?.setAttribute('aria-current', value) : element?.removeAttribute('aria-current');
    for (const link of place.current?.querySelectorAll<HTMLAnchorElement>('nav a') ?? [])
      mark(link, leads(link), 'page');
    for (const entry of place.current?.querySelectorAll<HTMLDetailsElement>('nav details') ?? []) {
      const leadsHere = entry.querySelector('a[aria-current]') !== null;
      mark(entry.firstElementChild, leadsHere, 'true');
      // One with a name is a menu: it is closed when it has led somewhere.
      if (!entry.name) entry.open = leadsHere;
    }
  }, [place, shown]);
}

/** Writes the page that is shown into what leads back to it: the field or parameter that `data-return` names. */
export function useReturnBelow(place: Place): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const whole = useHref(page);
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-return]') ?? []) {
      const name = element.dataset.return ?? '';
      const withReturn = (address: string, value: string) => {
        const url = new URL(address);
        url.searchParams.set(name, value);
        return url.href;
      };
      if (element instanceof HTMLInputElement) element.value = page;
      if (element instanceof HTMLFormElement) element.action = withReturn(element.action, page);
      if (element instanceof HTMLAnchorElement)
        element.href = withReturn(element.href, window.location.origin + whole);
    }
  }, [place, page, whole]);
}

/** Shows what stands for a wait while another page is loaded. */
export function useWaitBelow(place: Place, isLoading: boolean): void {
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-loading]') ?? [])
      element.hidden = !isLoading;
  }, [place, isLoading]);
}

/** Keeps the numbers of the visitor's session as they are: `data-session` names which. */
export function useSessionBelow(place: Place): void {
  const session = useSession();
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-session]') ?? []) {
      const text = session[element.dataset.session as 'pieces' | 'total' | 'wishCount'];
      if (element.textContent !== text) element.textContent = text;
      if (element.dataset.any) element.dataset.any = text === '0' ? 'no' : 'yes';
    }
  }, [place, session]);
}
