import { LRUCache } from 'lru-cache';
import { collectTags, madeFrom } from './made-from.server';
import { tagCounter } from './tag-counter';

interface CachedQuery<Found> {
  since: number;
  /** While the query runs, only those that it names itself. */
  tags: Iterable<string>;
  found: Promise<Found>;
}

/**
 * Keeps what queries found until one of their tags moves. Who asks for the same while it is being found waits for that
 * one query; a failed one is not kept. The tags of a query, and of cached queries in it, are passed on to the page that is
 * being made. What it finds must not depend on stock, which moves no tag.
 * @param max findings kept; the least recently used go first
 * @returns takes a key, which names the location if the finding is of one; the query's tags; and the query
 */
export function queryCache<Found extends object>(max: number, counter = tagCounter) {
  const cached = new LRUCache<string, CachedQuery<Found>>({ max });

  async function query(key: string, tags: readonly string[], find: () => Promise<Found>): Promise<Found> {
    const entry: CachedQuery<Found> = {
      since: counter.position(),
      tags,
      found: collectTags(find).then(({ result, tags: inner }) => {
        entry.tags = new Set([...tags, ...inner]);
        return result;
      }),
    };
    cached.set(key, entry);
    entry.found.catch(() => {
      if (cached.peek(key) === entry) cached.delete(key);
    });
    const found = await entry.found;
    madeFrom(entry.tags);
    return found;
  }

  return async (key: string, tags: readonly string[], find: () => Promise<Found>): Promise<Found> => {
    const known = cached.get(key);
    if (known && counter.isCurrent(known.since, known.tags)) {
      const found = await known.found;
      // A query that was still running has learned its tags only now.
      if (counter.isCurrent(known.since, known.tags)) {
        madeFrom(known.tags);
        return found;
      }
    }
    return query(key, tags, find);
  };
}
