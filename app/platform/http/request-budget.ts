import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MAX_CALLERS = 50_000;

export interface Budget {
  /** Requests a minute. */
  quota: number;
  left: number;
  /** Seconds until it is whole again. */
  seconds: number;
  isSpent: boolean;
}

interface Window {
  startedAt: number;
  used: number;
}

/** Of one node: it keeps one caller from taking it from all others. What must hold everywhere is counted in the database. */
export function requestBudgets(now: () => number = () => performance.now()) {
  const windows = new LRUCache<string, Window>({ max: MAX_CALLERS });
  /** Counts the request. */
  return (caller: string, quota: number): Budget => {
    const at = now();
    const known = windows.get(caller);
    const window = known && at - known.startedAt < WINDOW_MS ? known : { startedAt: at, used: 0 };
    window.used += 1;
    windows.set(caller, window);
    return {
      quota,
      left: Math.max(0, quota - window.used),
      seconds: Math.max(1, Math.ceil((window.startedAt + WINDOW_MS - at) / 1_000)),
      isSpent: window.used > quota,
    };
  };
}

/** Fields of the IETF's draft "RateLimit header fields for HTTP". */
export const budgetHeaders = ({ quota, left, seconds }: Budget): [string, string][] => [
  ['ratelimit-policy', `"minute";q=${quota};w=${WINDOW_MS / 1_000}`],
  ['ratelimit', `"minute";r=${left};t=${seconds}`],
];
