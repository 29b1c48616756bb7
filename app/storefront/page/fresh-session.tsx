import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { SessionProvider } from '../shell/shown-session';

/** What may change in another tab or on another device while a page stays open. */
export interface SessionState {
  /** As the root's data bring it. */
  session: string;
  isSignedIn: boolean;
}

// Loaded when somebody comes back to a page, which most visits to one never see.
const SessionNews = lazy(() => import('./session-news').catch(() => ({ default: () => null })));

const returns = ['focus', 'online'] as const;

/** Whether somebody has left the page and come back, or has the network back. */
function useHasReturned(): boolean {
  const [hasReturned, setHasReturned] = useState(false);
  useEffect(() => {
    if (hasReturned) return;
    const note = () => document.visibilityState === 'visible' && setHasReturned(true);
    for (const event of returns) window.addEventListener(event, note);
    document.addEventListener('visibilitychange', note);
    return () => {
      for (const event of returns) window.removeEventListener(event, note);
      document.removeEventListener('visibilitychange', note);
    };
  }, [hasReturned]);
  return hasReturned;
}

/** Gives all below cart and wish list as they are now; where somebody has signed in or out elsewhere the page is asked for again. */
export function FreshSession({ session, isSignedIn, children }: SessionState & { children: ReactNode }) {
  const loaded = useMemo(() => ({ session, isSignedIn }), [session, isSignedIn]);
  const [news, setNews] = useState({ since: loaded, now: loaded });
  const hear = useMemo(() => (now: SessionState) => setNews({ since: loaded, now }), [loaded]);
  const shown = news.since === loaded ? news.now : loaded;
  const revalidator = useRevalidator();
  const hasReturned = useHasReturned();

  const hasChanged = shown.isSignedIn !== isSignedIn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of who has signed in
  useEffect(() => {
    if (hasChanged) void revalidator.revalidate();
  }, [hasChanged]);

  return (
    <SessionProvider session={shown.session}>
      {children}
      {hasReturned && (
        <Suspense>
          <SessionNews loaded={loaded} onNews={hear} />
        </Suspense>
      )}
    </SessionProvider>
  );
}
