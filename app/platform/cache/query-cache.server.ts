import { LRUCache } from 'lru-cache';
import { collectSources, dependsOn, type Sources } from './depends-on.server';
import { estimateBytes } from './estimate-bytes';
import { type TagCounter, tagCounter } from './tag-counter';

const DEFAULT_BYTES = 128 * 1024 * 1024;
const RUNNING_BYTES = 500;

/** For results that no tag covers: refreshed in the background after the first time, discarded after the second. */
const REFRESH_MS = 20_000;
const MAX_AGE_MS = 40_000;

interface CachedQuery<Found = unknown> {
  since: number;
  sources: Sources;
  result: Promise<Found>;
  isRefreshed?: boolean;
}

async function passOn<Found>({ sources, result }: CachedQuery<Found>): Promise<Found> {
  try {
    return await result;
  } finally {
    dependsOn(sources.tags, sources.asOf);
  }
}

type QueryStore = LRUCache<string, CachedQuery>;

export function createQueryStore(bytes: number): QueryStore {
  return new LRUCache({ maxSize: bytes });
}

/** Never evicts: for results that are needed whatever their size. */
export const pinnedStore = createQueryStore(Number.MAX_SAFE_INTEGER);

const shared = { store: createQueryStore(DEFAULT_BYTES) };

export function limitQueryCache(bytes: number): void {
  shared.store = createQueryStore(bytes);
}

let caches = 0;

export interface QueryCacheOptions<Found> {
  /** Bytes, for results whose structure does not show their size. */
  bytesOf?: (found: Found) => number;
  counter?: TagCounter;
  now?: () => number;
  store?: QueryStore;
}

/** Caches results until a tag moves; concurrent callers share one query. The key names the location if the result depends on it. */
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

  /** Not awaited: the old result stays in use meanwhile, and also on failure. */
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
    const known = stored().get(name + key) as CachedQuery<Found> | undefined;
    if (known && isCurrent(known)) {
      const found = await passOn(known);
      if (isCurrent(known)) {
        refresh(key, known, tags, find);
        return found;
      }
    }
    return query(key, tags, find);
  };
}
