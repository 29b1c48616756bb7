import { useEffect, useState } from 'react';
import { readableCookies } from '~/platform/browser/storage';
import type { MeasuredPage } from '../tracking/public-page';
import type { ConsentFormView } from './uses';

/** Loads the script that follows a choice; before one nothing is loaded. @returns what is left of the document's consent */
export function useConsent(consent: ConsentFormView, page: MeasuredPage | undefined): string {
  const [first] = useState(consent);
  useEffect(() => {
    // A script reads no other cookies of the shop than those of a choice.
    if (consent.tracking || readableCookies())
      import('./follow-consent').then(
        ({ followConsent }) => followConsent(first, consent, page),
        () => {},
      );
  }, [first, consent, page]);
  return first.granted.filter((category) => consent.granted.includes(category)).join();
}
