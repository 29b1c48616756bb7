import { type FormEvent, useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { CONSENT_PAGE } from './choose-consent';

/**
 * A form that gives consent: without JavaScript it leads back to this page, with it the page stays as it is.
 * @param isDone whether the page shows the choice; the form is gone then
 * @param focusId the element that gets the focus in its place
 */
export function useConsentForm(isDone: boolean, focusId: string) {
  const fetcher = useFetcher({ key: 'consent' });
  const { pathname, search } = useLocation();
  const wasSent = useRef(false);
  useEffect(() => {
    if (!isDone || !wasSent.current) return;
    wasSent.current = false;
    document.getElementById(focusId)?.focus({ preventScroll: true });
  }, [isDone, focusId]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    form.set('bleiben', '1');
    wasSent.current = true;
    fetcher.submit(form, { method: 'post', action: CONSENT_PAGE });
  }

  return { thisPage: pathname + search, form: { method: 'post', action: CONSENT_PAGE, onSubmit } as const };
}
