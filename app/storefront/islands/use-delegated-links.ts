import { useEffect } from 'react';
import { useHref, useNavigate, useSubmit } from 'react-router';
import { consentPath } from '~/paths';
import { staysOffline } from '~/ui/components/link';
import type { Place } from './place';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Follows links and GET forms by the router, except forms with `data-document` and addresses outside the location. Sends `data-stay` forms. */
export function useDelegatedLinks(place: Place): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const home = useHref('/');
  useEffect(() => {
    const element = place.current;
    const base = home.replace(/\/$/, '');
    const lead = (event: Event, url: URL) => {
      if (url.origin !== window.location.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return;
      if (staysOffline(event)) return;
      event.preventDefault();
      void navigate(`${url.pathname.slice(base.length) || '/'}${url.search}${url.hash}`);
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.href && !link.target && isPlainClick(event)) lead(event, new URL(link.href));
    };
    const ask = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if ('stay' in form.dataset && !staysOffline(event)) {
        event.preventDefault();
        const choice = new FormData(form, event.submitter);
        choice.set('bleiben', '1');
        void submit(choice, { method: 'post', action: consentPath, navigate: false });
      }
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
  }, [place, navigate, submit, home]);
}
