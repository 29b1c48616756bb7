import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/** A browser may keep a page that was left and show it again at Back, as it was. */
export function useRestoredPage(): void {
  const { state } = useNavigation();
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // It was on its way to a document, and would wait for ever.
      if (state !== 'idle') window.location.reload();
      // Cart and sign-in are read again, as after a visit to another tab.
      else window.dispatchEvent(new Event('focus'));
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [state]);
}
