import { useEffect, useState } from 'react';
import type { ShownConsent } from '../shell/shell';
import type { ShownPage } from '../tracking/public-page';

/** Loads the script of what needs consent; without consent nothing is loaded. */
export function useConsent(consent: ShownConsent, page: ShownPage | undefined): void {
  const [first] = useState(consent);
  useEffect(() => {
    if (first.granted[0] || consent.granted[0] || consent.tracking)
      import('./follow-consent').then(
        ({ followConsent }) => followConsent(first, consent, page),
        () => undefined,
      );
  }, [first, consent, page]);
}
