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

function batchesTo(address: string, hits: readonly NewHit[]): HitBatch[] {
  const own = hits.filter(({ to }) => to === address);
  return chunks(own, BATCH).flatMap((batch) => {
    const [first] = batch;
    return first ? [{ to: address, at: first.at, queries: batch.map(({ query }) => query) }] : [];
  });
}

interface Pause {
  failures: number;
  until: number;
}

/** Hits wait in memory until the next round, then in the store until they are sent. No request waits for them. */
export function openHitQueue({
  store,
  now,
  warn,
  sendEvery = 2_000,
  pauseAtMost = 600_000,
}: HitQueueOptions): HitQueue {
  let inMemory: NewHit[] = [];
  /** By address with waiting hits. */
  const pauses = new Map<string, Pause>();
  const visits = new LRUCache<string, CountedHit[]>({ max: 2_000, ttl: VISIT_MS });
  let isOpen = true;
  /** Another node, or this one before it was restarted, may have left some. */
  let knowsAddresses = false;

  async function storeHits(): Promise<void> {
    const hits = inMemory;
    inMemory = [];
    if (hits.length === 0) return;
    try {
      const addresses = [...new Set(hits.map(({ to }) => to))];
      await store.add(addresses.flatMap((to) => batchesTo(to, hits)));
      for (const to of addresses) if (!pauses.has(to)) pauses.set(to, { failures: 0, until: 0 });
    } catch (error) {
      inMemory = [...hits, ...inMemory].slice(-MAX_IN_MEMORY);
      throw error;
    }
  }

  const post = (to: string) => async (queries: readonly string[]) => {
    await callOut(`${to}matomo.php`, onlyOrigin(to, TIMEOUT_MS), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requests: queries.map((query) => `?${query}`) }),
    });
  };

  async function sendTo(to: string, { failures, until }: Pause): Promise<void> {
    if (until > now().getTime()) return;
    // Hits that come meanwhile name it again.
    pauses.delete(to);
    try {
      let sent = BATCH;
      while (isOpen && sent === BATCH) sent = await store.take(to, BATCH, post(to));
    } catch (error) {
      const pause = Math.min(sendEvery * 2 ** (failures + 1), pauseAtMost);
      pauses.set(to, { failures: failures + 1, until: now().getTime() + pause });
      warn(error);
      await store.limit(to).catch(warn);
    }
  }

  /** One address after the other: a call holds a connection of the database. */
  async function sendAll(): Promise<void> {
    try {
      if (!knowsAddresses)
        for (const to of await store.addresses()) pauses.set(to, { failures: 0, until: 0 });
      knowsAddresses = true;
    } catch (error) {
      warn(error);
    }
    for (const [to, pause] of [...pauses]) if (isOpen) await sendTo(to, pause);
  }

  let storing = Promise.resolve();
  let sending: Promise<void> | undefined;
  const timer = setInterval(() => {
    storing = storing.then(storeHits).catch(warn);
    sending ??= storing.then(sendAll).finally(() => {
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
      await storing.then(storeHits).catch(warn);
    },
  };
}
