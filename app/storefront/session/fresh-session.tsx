import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { SessionProvider } from '../shell/session-context';
import type { SessionState } from '../shell/session-parts';

// Loaded only when a visitor returns to a page, because most never do.
const SessionUpdate = lazy(() => import('./session-update').catch(() => ({ default: () => null })));

const returns = ['focus', 'online'] as const;

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

/** Updates cart and wish list; the page is reloaded if the session or the vehicle has changed elsewhere. */
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
