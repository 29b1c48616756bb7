import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Answer, compress, type Encoding, isCompressible } from './send-answer.server';

const LIMIT_BYTES = 96 * 1024 * 1024;
/** Pages tell opening hours and delivery days: after this time they are made anew even if no data changed. */
const FRESH_MS = 60_000;

interface KeptPage {
  answer: Answer;
  /** What the page was made from; another version makes another page. */
  version: string;
  madeAt: number;
}

/** Pages that are the same for everybody, kept whole and compressed until what they are made from changes. */
export interface PageCache {
  /**
   * The page under `key`, kept or made now. Visitors who ask for the same missing page at once wait for one making,
   * unless it turns out to be the page of one of them alone; when making it anew fails, the kept one goes on.
   */
  answer(key: string, version: string, make: () => Promise<Answer>): Promise<Answer>;
}

/** A browser may keep a page, but asks each time: the same address is another page once there is a cart. */
const cacheRule: [string, string] = ['cache-control', 'private, no-cache'];

function withValidator(answer: Answer): Answer {
  const etag = `"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  const hasOwnRule = answer.headers.some(([name]) => name === 'cache-control');
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    ...answer,
    etag,
    headers: [...answer.headers, ...(hasOwnRule ? [] : [cacheRule]), ['etag', etag]],
    encode: (encoding) => {
      const known = compressed.get(encoding);
      if (known) return known;
      const made = compress(answer.body, encoding, 'kept');
      compressed.set(encoding, made);
      return made;
    },
  };
}

/** Whether an answer is for the one visitor who asked. Failures say no-store as well, but are everybody's. */
function isOfOneVisitor({ status, headers }: Answer): boolean {
  return headers.some(
    ([name, value]) =>
      name === 'set-cookie' || (status === 200 && name === 'cache-control' && value.includes('no-store')),
  );
}

function mayBeKept(answer: Answer): boolean {
  return answer.status === 200 && isCompressible(answer) && !isOfOneVisitor(answer);
}

/** An empty cache of one process, bounded by bytes. `now` in milliseconds, for tests. */
export function createPageCache(now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: LIMIT_BYTES,
    // Beside the page itself, its compressed forms are kept.
    sizeCalculation: (page) => Math.ceil(page.answer.body.length * 1.4) + 1_000,
  });
  const making = new Map<string, Promise<Answer>>();

  async function make(key: string, version: string, maker: () => Promise<Answer>): Promise<Answer> {
    const old = pages.get(key);
    const answer = await maker().catch((error: unknown) => {
      if (old) return old.answer;
      throw error;
    });
    if (answer.status >= 500 && old) return old.answer;
    if (answer === old?.answer || !mayBeKept(answer)) return answer;
    const kept = withValidator(answer);
    pages.set(key, { answer: kept, version, madeAt: now() });
    return kept;
  }

  return {
    answer(key, version, maker) {
      const kept = pages.get(key);
      if (kept?.version === version && now() - kept.madeAt < FRESH_MS) return Promise.resolve(kept.answer);
      const running = making.get(`${version} ${key}`);
      if (running) return running.then((shared) => (isOfOneVisitor(shared) ? maker() : shared));
      const made = make(key, version, maker).finally(() => making.delete(`${version} ${key}`));
      making.set(`${version} ${key}`, made);
      return made;
    },
  };
}
