import querystring from 'node:querystring';
import { LRUCache } from 'lru-cache';
import { chunks } from '~/values/chunks';
import { callOut, onlyOrigin } from './call-out.server';

type Hit = Readonly<Record<string, string>>;

/** A counted hit, shown to the person whose visit it was. */
export interface CountedHit {
  at: Date;
  hit: Hit;
}

export interface HitBatch {
  to: string;
  /** Of the first hit. */
  at: Date;
  /** Queries of Matomo's tracking API. */
  queries: readonly string[];
}

/** Where hits wait that no restart loses. */
export interface HitStore {
  add(batches: readonly HitBatch[]): Promise<void>;
  addresses(): Promise<string[]>;
  /** Removes hits once they are sent. @returns how many were sent */
  take(to: string, most: number, send: (queries: readonly string[]) => Promise<void>): Promise<number>;
  /** Removes the oldest hits if too many wait. */
  limit(to: string): Promise<void>;
}

export interface HitQueue {
  /** @param to ends with a slash. @param visit undefined: nobody can look at it later */
  add(to: string, hit: Hit, visit: string | undefined): void;
  lastOf(visit: string): readonly CountedHit[];
  stop(): Promise<void>;
}

export interface HitQueueOptions {
  store: HitStore;
  now: () => Date;
  warn: (error: unknown) => void;
  /** Milliseconds. */
  sendEvery?: number;
  pauseAtMost?: number;
}

const BATCH = 200;
/** While the database is away. */
const MAX_IN_MEMORY = 20_000;
const TIMEOUT_MS = 5_000;
const MAX_OF_VISIT = 10;
const VISIT_MS = 1_800_000;

interface NewHit {
  to: string;
  at: Date;
  query: string;
}

const addressesOf = (hits: readonly NewHit[]) => [...new Set(hits.map(({ to }) => to))];

const hitsTo = (address: string, hits: readonly NewHit[]) => hits.filter(({ to }) => to === address);

function batchesTo(address: string, hits: readonly NewHit[]): HitBatch[] {
  return chunks(hitsTo(address, hits), BATCH).flatMap((batch) => {
    const [first] = batch;
    return first ? [{ to: address, at: first.at, queries: batch.map(({ query }) => query) }] : [];
  });
}

interface Pause {
  failures: number;
  until: number;
}

const post = (to: string) => async (queries: readonly string[]) => {
  await callOut(`${to}matomo.php`, onlyOrigin(to, TIMEOUT_MS), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests: queries.map((query) => `?${query}`) }),
  });
};

/** Hits that wait in the store, and when each of their addresses is tried again. */
function openBacklog(
  { store, now, warn, sendEvery, pauseAtMost }: Required<HitQueueOptions>,
  isOpen: () => boolean,
) {
  /** By address with stored hits. */
  const pauses = new Map<string, Pause>();
  /** Another node, or this one before it was restarted, may have left some. */
  let knowsAddresses = false;

  function pauseAfter(to: string, failures: number): void {
    const pause = Math.min(sendEvery * 2 ** failures, pauseAtMost);
    pauses.set(to, { failures, until: now().getTime() + pause });
  }

  async function sendTo(to: string, { failures, until }: Pause): Promise<void> {
    if (until > now().getTime()) return;
    // Hits that are stored meanwhile name it again.
    pauses.delete(to);
    try {
      let sent = BATCH;
      while (isOpen() && sent === BATCH) sent = await store.take(to, BATCH, post(to));
    } catch (error) {
      pauseAfter(to, failures + 1);
      warn(error);
      await store.limit(to).catch(warn);
    }
  }

  return {
    pauseAfter,
    isPaused: (to: string) => pauses.has(to),
    async add(hits: readonly NewHit[]): Promise<void> {
      const addresses = addressesOf(hits);
      await store.add(addresses.flatMap((to) => batchesTo(to, hits)));
      for (const to of addresses) if (!pauses.has(to)) pauses.set(to, { failures: 0, until: 0 });
    },
    /** One address after the other: a call holds a connection of the database. */
    async sendAll(): Promise<void> {
      try {
        if (!knowsAddresses)
          for (const to of await store.addresses()) pauses.set(to, { failures: 0, until: 0 });
        knowsAddresses = true;
      } catch (error) {
        warn(error);
      }
      for (const [to, pause] of [...pauses]) if (isOpen()) await sendTo(to, pause);
    },
  };
}

/**
 * Hits wait in memory until the next round, which sends them. What could not be sent waits in the store, and whatever comes for
 * its address goes there until all of it is sent. No request waits for them.
 */
export function openHitQueue({
  sendEvery = 2_000,
  pauseAtMost = 600_000,
  ...options
}: HitQueueOptions): HitQueue {
  const { now, warn } = options;
  let inMemory: NewHit[] = [];
  const visits = new LRUCache<string, CountedHit[]>({ max: 2_000, ttl: VISIT_MS });
  let isOpen = true;
  const backlog = openBacklog({ ...options, sendEvery, pauseAtMost }, () => isOpen);

  /** @returns what was not sent */
  async function sendNew(to: string, hits: readonly NewHit[]): Promise<NewHit[]> {
    for (let sent = 0; sent < hits.length; sent += BATCH) {
      if (!isOpen || backlog.isPaused(to)) return hits.slice(sent);
      try {
        await post(to)(hits.slice(sent, sent + BATCH).map(({ query }) => query));
      } catch (error) {
        warn(error);
        backlog.pauseAfter(to, 1);
        return hits.slice(sent);
      }
    }
    return [];
  }

  async function passOn(): Promise<void> {
    const hits = inMemory;
    inMemory = [];
    const sent = await Promise.all(addressesOf(hits).map((to) => sendNew(to, hitsTo(to, hits))));
    const unsent = sent.flat();
    if (unsent.length === 0) return;
    try {
      await backlog.add(unsent);
    } catch (error) {
      inMemory = [...unsent, ...inMemory].slice(-MAX_IN_MEMORY);
      throw error;
    }
  }

  let passing = Promise.resolve();
  let sending: Promise<void> | undefined;
  const timer = setInterval(() => {
    passing = passing.then(passOn).catch(warn);
    sending ??= passing.then(backlog.sendAll).finally(() => {
      sending = undefined;
    });
  }, sendEvery).unref();

  return {
    add(to, hit, visit) {
      const at = now();
      inMemory.push({ to, at, query: querystring.stringify(hit) });
      if (visit !== undefined)
        visits.set(visit, [{ at, hit }, ...(visits.get(visit) ?? [])].slice(0, MAX_OF_VISIT));
    },
    lastOf: (visit) => visits.get(visit) ?? [],
    async stop() {
      clearInterval(timer);
      isOpen = false;
      await sending;
      await passing.then(passOn).catch(warn);
    },
  };
}
