import { LRUCache } from 'lru-cache';
import { estimateBytes } from './estimate-bytes';
import { collectSources, madeFrom, type Sources } from './made-from.server';
import { type TagCounter, tagCounter } from './tag-counter';

const DEFAULT_BYTES = 128 * 1024 * 1024;
/** Of a query that runs: what it will find is weighed when it is there. */
const RUNNING_BYTES = 500;

/** What moves no tag is found again in the background after the first time, while the old is still used up to the second. */
const REFRESH_MS = 20_000;
const MAX_AGE_MS = 40_000;

interface CachedQuery<Found = unknown> {
  since: number;
  /** While the query runs, what is known so far. */
  sources: Sources;
  result: Promise<Found>;
  isRefreshed?: boolean;
}

async function passOn<Found>({ sources, result }: CachedQuery<Found>): Promise<Found> {
  try {
    return await result;
  } finally {
    madeFrom(sources.tags, sources.asOf);
  }
}

type QueryStore = LRUCache<string, CachedQuery>;

/** Memory for findings; the least recently used go first. */
export function createQueryStore(bytes: number): QueryStore {
  return new LRUCache({ maxSize: bytes });
}

/** For findings of which there is one a list, however large: whoever needs them cannot do without. */
export const pinnedStore = createQueryStore(Number.MAX_SAFE_INTEGER);

/** What the queries of a process share. */
const shared = { store: createQueryStore(DEFAULT_BYTES) };

/** Sets the memory for what all queries of this process found; what was found before is dropped. */
export function limitQueryCache(bytes: number): void {
  shared.store = createQueryStore(bytes);
}

let caches = 0;

export interface QueryCacheOptions<Found> {
  /** How much memory a finding takes, where its structure does not tell. */
  bytesOf?: (found: Found) => number;
  counter?: TagCounter;
  /** Milliseconds, for tests. */
  now?: () => number;
  store?: QueryStore;
}

/**
 * Keeps what queries found until one of their tags moves. Who asks for the same while it is being found waits for that
 * one query; a failed one is dropped. What a query is made from, and cached queries in it, is passed on to the page that
 * is being made.
 * @returns takes a key, which names the location if the finding is of one; the query's tags; and the query
 */
export function queryCache<Found extends object>({
  bytesOf = estimateBytes,
  counter = tagCounter,
  now = Date.now,
  store,
}: QueryCacheOptions<Found> = {}) {
  caches += 1;
  const name = `${caches} `;
  const stored = () => store ?? shared.store;
  const peek = (key: string) => stored().peek(name + key);

  function set(key: string, entry: CachedQuery<Found>): void {
    stored().set(name + key, entry, { size: RUNNING_BYTES });
    entry.result.then(
      (found) => {
        if (peek(key) !== entry) return;
        // The weight of an entry is read when it is added.
        stored().delete(name + key);
        stored().set(name + key, entry, { size: RUNNING_BYTES + Math.ceil(bytesOf(found)) });
      },
      () => {
        if (peek(key) === entry) stored().delete(name + key);
      },
    );
  }

  const isCurrent = ({ since, sources }: CachedQuery<Found>) =>
    counter.isCurrent(since, sources.tags) && now() - sources.asOf < MAX_AGE_MS;

  const start = (tags: readonly string[], find: () => PromiseLike<Found>): CachedQuery<Found> => ({
    since: counter.position(),
    ...collectSources(find, tags),
  });

  function query(key: string, tags: readonly string[], find: () => PromiseLike<Found>): Promise<Found> {
    const entry = start(tags, find);
    set(key, entry);
    return passOn(entry);
  }

  /** Nobody waits for it: the old result is used until the new one is there. A failure is left to who waits for the next. */
  function refresh(
    key: string,
    old: CachedQuery<Found>,
    tags: readonly string[],
    find: () => PromiseLike<Found>,
  ) {
    if (old.isRefreshed || now() - old.sources.asOf < REFRESH_MS) return;
    old.isRefreshed = true;
    const entry = start(tags, find);
    entry.result.then(
      () => {
        if (peek(key) === old) set(key, entry);
      },
      () => undefined,
    );
  }

  return async (key: string, tags: readonly string[], find: () => PromiseLike<Found>): Promise<Found> => {
    // Names of caches keep their types apart.
    const known = stored().get(name + key) as CachedQuery<Found> | undefined;
    if (known && isCurrent(known)) {
      const found = await passOn(known);
      // A query that was still running has learned only now all that it is made from.
      if (isCurrent(known)) {
        refresh(key, known, tags, find);
        return found;
      }
    }
    return query(key, tags, find);
  };
}
