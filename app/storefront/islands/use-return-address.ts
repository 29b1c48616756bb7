import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import type { Place } from './place';

/** Fills the fields and parameters that `data-return` names. */
export function useReturnAddress(place: Place): void {
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
