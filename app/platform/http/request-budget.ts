import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;
/** The longest unseen is forgotten. */
const MAX_CALLERS = 50_000;

export interface Budget {
  /** Requests a minute. */
  quota: number;
  left: number;
  /** Seconds until it is whole again. */
  seconds: number;
  isSpent: boolean;
}

/** Of one node: it keeps one caller from taking it from all others. Limits that must hold everywhere are counted in the database. */
export function requestBudget(quota: number): (caller: string) => Promise<Budget> {
  const limiter = new RateLimiterMemory({ points: quota, duration: WINDOW_SECONDS });
  const callers = new LRUCache<string, true>({
    max: MAX_CALLERS,
    dispose: (_, caller, why) => why === 'evict' && void limiter.delete(caller),
  });
  const budgetOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isSpent: boolean): Budget => ({
    quota,
    left: remainingPoints,
    // The clock may have been set back since.
    seconds: Math.min(WINDOW_SECONDS, Math.max(1, Math.ceil(msBeforeNext / 1_000))),
    isSpent,
  });
  return (caller) => {
    if (!callers.get(caller)) callers.set(caller, true);
    return limiter.consume(caller).then(
      (counted) => budgetOf(counted, false),
      (refused: RateLimiterRes) => budgetOf(refused, true),
    );
  };
}

/** Fields of the IETF's draft "RateLimit header fields for HTTP". */
export const budgetHeaders = ({ quota, left, seconds }: Budget): [string, string][] => [
  ['ratelimit-policy', `"minute";q=${quota};w=${WINDOW_SECONDS}`],
  ['ratelimit', `"minute";r=${left};t=${seconds}`],
];
