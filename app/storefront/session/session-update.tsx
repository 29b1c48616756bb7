import { useEffect, useMemo, useRef } from 'react';
import { useHref } from 'react-router';
import useSWR, { type SWRConfiguration } from 'swr';
import { sessionUpdatePath } from '~/paths';
import type { SessionState } from '../shell/session-parts';

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
    revalidateOnMount: true,
    revalidateIfStale: false,
    refreshInterval: 0,
  } satisfies SWRConfiguration;
}

async function ask(address: string): Promise<SessionState> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
  return answer.json();
}

/**
 * Asks how cart and wish list are now, first when it is shown, which is when somebody comes back to the page, and then by
 * the rules above. It shows nothing itself.
 */
export default function SessionUpdate({
  loaded,
  onChange,
}: {
  /** The data of the page's load are newer than earlier answers. */
  loaded: SessionState;
  onChange: (sessionUpdate: SessionState) => void;
}) {
  const options = useMemo(() => revalidation(isSlow()), []);
  const { data = loaded, mutate } = useSWR(useHref(sessionUpdatePath), ask, {
    ...options,
    fallbackData: loaded,
  });
  const known = useRef(loaded);
  useEffect(() => {
    if (known.current === loaded) return;
    known.current = loaded;
    void mutate(loaded, { revalidate: false });
  }, [loaded, mutate]);
  useEffect(() => onChange(data), [data, onChange]);
  return null;
}
