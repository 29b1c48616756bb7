import { LRUCache } from 'lru-cache';
import { collectSources, madeFrom, type Sources } from './made-from.server';
import { tagCounter } from './tag-counter';

/** What moves no tag is found again after this time. */
const MOMENT_MS = 20_000;

interface CachedQuery<Found> {
  since: number;
  /** While the query runs, only what it names itself. */
  sources: Sources;
  found: Promise<Found>;
}

/**
 * Keeps what queries found until one of their tags moves. Who asks for the same while it is being found waits for that
 * one query; a failed one is not kept. What a query is made from, and cached queries in it, is passed on to the page that
 * is being made.
 * @param max findings kept; the least recently used go first
 * @param now milliseconds, for tests
 * @returns takes a key, which names the location if the finding is of one; the query's tags; and the query
 */
export function queryCache<Found extends object>(max: number, counter = tagCounter, now = Date.now) {
  const cached = new LRUCache<string, CachedQuery<Found>>({ max });

  const isCurrent = ({ since, sources }: CachedQuery<Found>) =>
    counter.isCurrent(since, sources.tags) && now() - sources.asOf < MOMENT_MS;

  async function query(key: string, tags: readonly string[], find: () => Promise<Found>): Promise<Found> {
    const entry: CachedQuery<Found> = {
      since: counter.position(),
      sources: { tags, asOf: Infinity },
      found: collectSources(find).then(({ result, sources }) => {
        entry.sources = { tags: new Set([...tags, ...sources.tags]), asOf: sources.asOf };
        return result;
      }),
    };
    cached.set(key, entry);
    entry.found.catch(() => {
      if (cached.peek(key) === entry) cached.delete(key);
    });
    const found = await entry.found;
    madeFrom(entry.sources.tags, entry.sources.asOf);
    return found;
  }

  return async (key: string, tags: readonly string[], find: () => Promise<Found>): Promise<Found> => {
    const known = cached.get(key);
    if (known && isCurrent(known)) {
      const found = await known.found;
      // A query that was still running has learned only now what it is made from.
      if (isCurrent(known)) {
        madeFrom(known.sources.tags, known.sources.asOf);
        return found;
      }
    }
    return query(key, tags, find);
  };
}
