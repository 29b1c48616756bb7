import { useEffect, useMemo, useRef } from 'react';
import { useHref } from 'react-router';
import useSWR, { type SWRConfiguration } from 'swr';
import { sessionUpdatePath } from '~/paths';
import type { SessionState } from '../shell/session-parts';

function isSlow(): boolean {
  const { connection } = globalThis.navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Milliseconds (spec 1, section 9): on focus and reconnect, never by polling; SWR lengthens them after failures. */
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

/** Renders nothing; fetches when it is mounted, which is when a visitor returns, and then by the rules above. */
export default function SessionUpdate({
  loaded,
  onChange,
}: {
  /** The loader's data are newer than earlier answers. */
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
