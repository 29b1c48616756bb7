import { LRUCache } from 'lru-cache';
import { callOut, onlyOrigin } from './call-out.server';

type Hit = Readonly<Record<string, string>>;

/** A counted hit, shown to the person whose visit it was. */
export interface CountedHit {
  at: Date;
  hit: Hit;
}

export interface HitQueue {
  /** @param to ends with a slash. @param visit undefined: nobody can look at it later */
  add(to: string, hit: Hit, visit: string | undefined): void;
  lastOf(visit: string): readonly CountedHit[];
  stop(): Promise<void>;
}

export interface HitQueueOptions {
  now: () => Date;
  warn: (error: unknown) => void;
  /** Milliseconds. */
  sendEvery?: number;
  pauseAtMost?: number;
}

const BATCH = 200;
const MAX_WAITING = 20_000;
const MAX_AGE_MS = 86_400_000;
const TIMEOUT_MS = 5_000;
/** A stopping node waits no longer. */
const LAST_CALLS_MS = 5_000;
const MAX_OF_VISIT = 10;
const VISIT_MS = 1_800_000;

interface Waiting {
  hits: CountedHit[];
  failures: number;
  notBefore: number;
}

/** Hits wait in memory, a day and 20,000 for an address at most; no request waits for them. Sent in batches. */
export function openHitQueue({
  now,
  warn,
  sendEvery = 2_000,
  pauseAtMost = 600_000,
}: HitQueueOptions): HitQueue {
  const waiting = new Map<string, Waiting>();
  let endsAt = Number.POSITIVE_INFINITY;
  const visits = new LRUCache<string, CountedHit[]>({ max: 2_000, ttl: VISIT_MS });

  async function sendTo(to: string, queue: Waiting): Promise<void> {
    try {
      while (queue.hits.length > 0 && performance.now() < endsAt) {
        const batch = queue.hits.slice(0, BATCH);
        const requests = batch.map(({ hit }) => `?${new URLSearchParams(hit)}`);
        await callOut(`${to}matomo.php`, onlyOrigin(to, TIMEOUT_MS), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ requests }),
        });
        queue.hits.splice(0, batch.length);
        queue.failures = 0;
      }
    } catch (error) {
      queue.failures += 1;
      queue.notBefore = now().getTime() + Math.min(sendEvery * 2 ** queue.failures, pauseAtMost);
      warn(error);
    }
  }

  async function send(isLast = false): Promise<void> {
    const oldest = now().getTime() - MAX_AGE_MS;
    await Promise.all(
      [...waiting].map(async ([to, queue]) => {
        queue.hits = queue.hits.filter(({ at }) => at.getTime() > oldest).slice(-MAX_WAITING);
        if (queue.hits.length === 0) waiting.delete(to);
        else if (isLast || queue.notBefore <= now().getTime()) await sendTo(to, queue);
      }),
    );
  }

  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(() => send());
  }, sendEvery).unref();

  return {
    add(to, hit, visit) {
      const counted = { at: now(), hit };
      const queue = waiting.get(to) ?? { hits: [], failures: 0, notBefore: 0 };
      waiting.set(to, queue);
      queue.hits.push(counted);
      if (visit !== undefined)
        visits.set(visit, [counted, ...(visits.get(visit) ?? [])].slice(0, MAX_OF_VISIT));
    },
    lastOf: (visit) => visits.get(visit) ?? [],
    async stop() {
      clearInterval(timer);
      endsAt = performance.now() + LAST_CALLS_MS;
      await sending;
      await send(true);
    },
  };
}
