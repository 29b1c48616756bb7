import { LRUCache } from 'lru-cache';
import { collectSources, madeFrom, type Sources } from './made-from.server';
import { tagCounter } from './tag-counter';

/** Findings of a query that has one or two for each location: enough for 2,000 locations. */
export const MAX_FINDINGS_OF_LOCATIONS = 4_000;

/** What moves no tag is found again in the background after the first time, while the old is still used up to the second. */
const REFRESH_MS = 20_000;
const MAX_AGE_MS = 40_000;

interface CachedQuery<Found> {
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

/**
 * Keeps what queries found until one of their tags moves. Who asks for the same while it is being found waits for that
 * one query; a failed one is dropped. What a query is made from, and cached queries in it, is passed on to the page that
 * is being made.
 * @param max findings kept; the least recently used go first
 * @param now milliseconds, for tests
 * @returns takes a key, which names the location if the finding is of one; the query's tags; and the query
 */
export function queryCache<Found extends object>(max: number, counter = tagCounter, now = Date.now) {
  const cached = new LRUCache<string, CachedQuery<Found>>({ max });

  const isCurrent = ({ since, sources }: CachedQuery<Found>) =>
    counter.isCurrent(since, sources.tags) && now() - sources.asOf < MAX_AGE_MS;

  const start = (tags: readonly string[], find: () => PromiseLike<Found>): CachedQuery<Found> => ({
    since: counter.position(),
    ...collectSources(find, tags),
  });

  function query(key: string, tags: readonly string[], find: () => PromiseLike<Found>): Promise<Found> {
    const entry = start(tags, find);
    cached.set(key, entry);
    entry.result.catch(() => {
      if (cached.peek(key) === entry) cached.delete(key);
    });
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
        if (cached.peek(key) === old) cached.set(key, entry);
      },
      () => undefined,
    );
  }

  return async (key: string, tags: readonly string[], find: () => PromiseLike<Found>): Promise<Found> => {
    const known = cached.get(key);
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
