import { useEffect, useMemo } from 'react';
import { useHref, useRevalidator } from 'react-router';
import useSWR, { type SWRConfiguration } from 'swr';
import { sessionNewsPath } from '~/paths';

/** What may change in another tab or on another device while a page stays open. */
export interface SessionNews {
  /** As the root's data bring it. */
  session: string;
  isSignedIn: boolean;
}

/** Whether the browser says that its connection is slow. */
function isSlow(): boolean {
  const { connection } = globalThis.navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/**
 * When what belongs to a session is asked for again, milliseconds (spec 1, section 9): on focus and on reconnect, never by
 * polling. After failures the library doubles the interval eight times at most, and goes on with the longest.
 */
export function revalidation(slow: boolean) {
  return {
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    loadingTimeout: slow ? 5_000 : 3_000,
    errorRetryInterval: slow ? 10_000 : 5_000,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    revalidateOnMount: false,
    revalidateIfStale: false,
    refreshInterval: 0,
  } satisfies SWRConfiguration;
}

async function ask(address: string): Promise<SessionNews> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
  return answer.json();
}

/** Cart and wish list as they are now; where somebody has signed in or out elsewhere the page is asked for again. */
export function useFreshSession(session: string, isSignedIn: boolean): string {
  const loaded = useMemo(() => ({ session, isSignedIn }), [session, isSignedIn]);
  const revalidator = useRevalidator();
  const options = useMemo(() => revalidation(typeof window !== 'undefined' && isSlow()), []);
  const { data = loaded, mutate } = useSWR(useHref(sessionNewsPath), ask, {
    ...options,
    fallbackData: loaded,
  });

  // A page that was loaded since knows better than what was asked before.
  useEffect(() => void mutate(loaded, { revalidate: false }), [loaded, mutate]);

  const hasChanged = data.isSignedIn !== isSignedIn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of who has signed in
  useEffect(() => {
    if (hasChanged) void revalidator.revalidate();
  }, [hasChanged]);

  return data.session;
}
