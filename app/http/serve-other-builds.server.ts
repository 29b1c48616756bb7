import { LRUCache } from 'lru-cache';
import { findBuildFile } from '~/platform/builds/build-files.server';
import type { Answer } from '~/platform/http/send-answer.server';
import { HASHED_FILE, hashedFileHeaders } from '~/platform/http/static-files.server';
import type { Step } from './request-steps.server';
import type { Services } from './services.server';

/** Of one build. */
const MAX_BYTES = 8 * 1024 * 1024;
const MISSING_BYTES = 200;

/** Styles and scripts of pages that a node with another build made: an update replaces one node after the other. */
export function serveOtherBuilds({ database }: Services): Step {
  const files = new LRUCache<string, { content: Buffer | undefined }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ content }) => MISSING_BYTES + (content?.length ?? 0),
    ttl: 60_000,
  });
  async function find(name: string): Promise<Buffer | undefined> {
    const known = files.get(name);
    if (known) return known.content;
    const content = await findBuildFile(database, name);
    files.set(name, { content });
    return content;
  }
  return async ({ request }, next) => {
    const [name = ''] = (request.url ?? '').split('?', 1);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || !HASHED_FILE.test(name)) return next();
    // Without a database the file is missing, as its page is.
    const body = await find(name).catch(() => undefined);
    if (!body) return next();
    const answer: Answer = { status: 200, headers: hashedFileHeaders(name), body };
    return answer;
  };
}
