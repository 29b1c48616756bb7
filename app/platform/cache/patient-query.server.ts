import { setTimeout as wait } from 'node:timers/promises';
import { dependsOn } from './depends-on.server';
import { type TagCounter, tagCounter } from './tag-counter';

const PATIENCE_MS = 1_000;

export interface PatientQueryOptions {
  counter?: TagCounter;
  /** How long a caller waits for a new result while there is an old one. */
  patienceMs?: number;
}

interface Kept<Found> {
  last?: { since: number; found: Found };
  running?: { startedAt: number; ended: Promise<void> } | undefined;
}

/** Whether the promise fulfils in time. */
function fulfilsWithin(ms: number, promise: Promise<void>): Promise<boolean> {
  const ended = promise.then(
    () => true,
    () => false,
  );
  return ms > 0 ? Promise.race([ended, wait(ms, false, { ref: false })]) : Promise.resolve(false);
}

/**
 * Caches results that take seconds to make; they are never evicted. After a move of a tag, one new result of a key is made at
 * a time. If it takes longer than `patienceMs` or fails, callers get the old one, and the pages made from it are not cached.
 */
export function patientQuery<Found extends object>({
  counter = tagCounter,
  patienceMs = PATIENCE_MS,
}: PatientQueryOptions = {}) {
  const all = new Map<string, Kept<Found>>();

  async function renew(kept: Kept<Found>, find: () => PromiseLike<Found>): Promise<void> {
    const since = counter.position();
    try {
      kept.last = { since, found: await find() };
    } finally {
      kept.running = undefined;
    }
  }

  return async (key: string, tags: readonly string[], find: () => PromiseLike<Found>): Promise<Found> => {
    const kept = all.get(key) ?? {};
    all.set(key, kept);
    const askedAt = performance.now();
    for (;;) {
      const { last } = kept;
      if (last && counter.isCurrent(last.since, tags)) {
        dependsOn(tags);
        return last.found;
      }
      kept.running ??= { startedAt: performance.now(), ended: renew(kept, find) };
      const { startedAt, ended } = kept.running;
      if (!last) await ended;
      else if (!(await fulfilsWithin(Math.min(askedAt, startedAt) + patienceMs - performance.now(), ended))) {
        dependsOn(tags, 0);
        return last.found;
      }
    }
  };
}
