import { useEffect, useState } from 'react';
import type { ShownPage } from '../tracking/public-page';
import type { ShownConsent } from './uses';

/** Loads the script of what needs consent; without consent nothing is loaded. @returns what is left of the document's consent */
export function useConsent(consent: ShownConsent, page: ShownPage | undefined): string {
  const [first] = useState(consent);
  useEffect(() => {
    if (first.granted[0] || consent.granted[0] || consent.tracking)
      import('./follow-consent').then(
        ({ followConsent }) => followConsent(first, consent, page),
        () => undefined,
      );
  }, [first, consent, page]);
  return first.granted.filter((category) => consent.granted.includes(category)).join();
}
