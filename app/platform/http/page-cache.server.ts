import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { collectSources, FRESH_MS, type Sources } from '../cache/depends-on.server';
import { tagCounter } from '../cache/tag-counter';
import { type Answer, compress, type Encoding, isCompressible } from './send-answer.server';

interface CachedPage {
  answer: Answer;
  since: number;
  sources: Sources;
  asOf: number;
}

interface Making {
  since: number;
  answer: Promise<Answer>;
}

export interface PageCache {
  /** Concurrent requests share one page. @param since tag position before the page's data was read; default: now */
  answer(key: string, make: () => Promise<Answer>, since?: number): Promise<Answer>;
}

/** A cart changes the page at the same URL, so a browser must ask each time. Browsers go back without asking, unless the cookies have changed. */
export const sharedPageRules: [string, string][] = [
  ['cache-control', 'private, no-cache'],
  ['vary', 'cookie'],
];

function withValidator(answer: Answer): Answer {
  const etag = `"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  const hasOwnRule = answer.headers.some(([name]) => name === 'cache-control');
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    ...answer,
    etag,
    headers: [...answer.headers, ...(hasOwnRule ? [] : sharedPageRules), ['etag', etag]],
    encode: (encoding) => {
      const known = compressed.get(encoding);
      if (known) return known;
      const made = compress(answer.body, encoding, 'cached');
      compressed.set(encoding, made);
      return made;
    },
  };
}

/** Failures say no-store as well, but are for everybody. */
export function isOfOneVisitor({ status, headers, isOfOneVisitor: isOwn = false }: Answer): boolean {
  return (
    isOwn ||
    headers.some(
      ([name, value]) =>
        name === 'set-cookie' || (status === 200 && name === 'cache-control' && value.includes('no-store')),
    )
  );
}

function isCacheable(answer: Answer): boolean {
  return answer.status === 200 && isCompressible(answer) && !isOfOneVisitor(answer);
}

export function createPageCache(
  maxBytes: number,
  now: () => number = Date.now,
  counter = tagCounter,
): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => Math.ceil(page.answer.body.length * 1.4) + 1_000,
  });
  const making = new Map<string, Making>();

  async function make(key: string, since: number, maker: () => Promise<Answer>): Promise<Answer> {
    const old = pages.get(key)?.answer;
    const started = now();
    const { result, sources } = collectSources(maker);
    const made = await result.catch((error: unknown) => {
      if (!old) throw error;
      return old;
    });
    if (old && made.status >= 500) return old;
    // A move during rendering may be missing in the page.
    if (made === old || !isCacheable(made) || !counter.isCurrent(since, sources.tags)) return made;
    const answer = withValidator(made);
    pages.set(key, { answer, since, sources, asOf: Math.min(started, sources.asOf) });
    return answer;
  }

  return {
    answer(key, maker, since = counter.position()) {
      const cached = pages.get(key);
      // The clock may have been set back since.
      if (
        cached &&
        Math.abs(now() - cached.asOf) < FRESH_MS &&
        counter.isCurrent(cached.since, cached.sources.tags)
      ) {
        return Promise.resolve(cached.answer);
      }
      const running = making.get(key);
      if (running?.since === since) {
        return running.answer.then((shared) => (isOfOneVisitor(shared) ? maker() : shared));
      }
      const own: Making = {
        since,
        answer: make(key, since, maker).finally(() => {
          if (making.get(key) === own) making.delete(key);
        }),
      };
      making.set(key, own);
      return own.answer;
    },
  };
}
