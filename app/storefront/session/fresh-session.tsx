import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionState } from '../shell/session-parts';
import { SessionProvider } from '../shell/shown-session';

// Loaded when somebody comes back to a page, which most visits to one never see.
const SessionUpdate = lazy(() => import('./session-update').catch(() => ({ default: () => null })));

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

/**
 * Gives all below cart and wish list as they are now; where somebody has signed in or out or changed the vehicle elsewhere,
 * the page is asked for again.
 */
export function FreshSession({
  session,
  isSignedIn,
  vehicleCode,
  children,
}: SessionState & { children: ReactNode }) {
  const loaded = useMemo(() => ({ session, isSignedIn, vehicleCode }), [session, isSignedIn, vehicleCode]);
  const [sessionUpdate, setSessionUpdate] = useState({ since: loaded, now: loaded });
  const onChange = useMemo(() => (now: SessionState) => setSessionUpdate({ since: loaded, now }), [loaded]);
  const shown = sessionUpdate.since === loaded ? sessionUpdate.now : loaded;
  const revalidator = useRevalidator();
  const hasReturned = useHasReturned();

  const hasChanged = shown.isSignedIn !== isSignedIn || shown.vehicleCode !== vehicleCode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of visitor or vehicle
  useEffect(() => {
    if (hasChanged) void revalidator.revalidate();
  }, [hasChanged, shown.isSignedIn, shown.vehicleCode]);

  return (
    <SessionProvider session={shown.session}>
      {children}
      {hasReturned && (
        <Suspense>
          <SessionUpdate loaded={loaded} onChange={onChange} />
        </Suspense>
      )}
    </SessionProvider>
  );
}
