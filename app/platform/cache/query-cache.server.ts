import { LRUCache } from 'lru-cache';
import { collectSources, madeFrom, type Sources } from './made-from.server';
import { tagCounter } from './tag-counter';

/** What moves no tag is found again after this time. */
const MOMENT_MS = 20_000;

interface CachedQuery<Found> {
  since: number;
  /** While the query runs, what is known so far. */
  sources: Sources;
  result: Promise<Found>;
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
    counter.isCurrent(since, sources.tags) && now() - sources.asOf < MOMENT_MS;

  function query(key: string, tags: readonly string[], find: () => PromiseLike<Found>): Promise<Found> {
    const entry = { since: counter.position(), ...collectSources(find, tags) };
    cached.set(key, entry);
    entry.result.catch(() => {
      if (cached.peek(key) === entry) cached.delete(key);
    });
    return passOn(entry);
  }

  return async (key: string, tags: readonly string[], find: () => PromiseLike<Found>): Promise<Found> => {
    const known = cached.get(key);
    if (known && isCurrent(known)) {
      const found = await passOn(known);
      // A query that was still running has learned only now all that it is made from.
      if (isCurrent(known)) return found;
    }
    return query(key, tags, find);
  };
}
