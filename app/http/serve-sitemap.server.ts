import { streamedAnswer } from '~/platform/http/streamed-answer.server';
import { type SitemapPart, sitemap } from '~/storefront/seo/sitemap.server';
import { loggedPageContext, requestTargetContext, servicesContext, tenantContext } from './contexts';
import { missingFile, tryLater, wrongMethod } from './plain-refusals.server';
import type { Step } from './request-steps.server';

const PATH = '/sitemap.xml';
/** Each reads up to 50,000 articles. */
const MAX_AT_A_TIME = 8;

let running = 0;

/** @returns what ends it, once */
function startOne(): () => void {
  let hasEnded = false;
  running += 1;
  return () => {
    if (!hasEnded) running -= 1;
    hasEnded = true;
  };
}

/** Also of one that ends before it is read: a generator that never started has no end of its own. */
function counted(pieces: AsyncIterable<string>, end: () => void): AsyncIterable<string> {
  const all = pieces[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const piece = await all.next().catch((error: unknown) => {
          end();
          throw error;
        });
        if (piece.done) end();
        return piece;
      },
      return: async () => {
        end();
        await all.return?.();
        return { done: true, value: undefined };
      },
    }),
  };
}

/** Undefined: the whole host; null: no part can be called that. */
function requestedPart(query: URLSearchParams): SitemapPart | undefined | null {
  const location = query.get('standort');
  if (location === null) return undefined;
  const part = query.get('teil') ?? '1';
  return /^[1-9]\d{0,4}$/.test(part) ? { location, part: Number(part) } : null;
}

/** All indexable pages of the host; a part of them if they exceed one file. */
export const serveSitemap: Step = async ({ request, context }, next) => {
  const { pathname, search, isForData } = context.get(requestTargetContext);
  const tenant = context.get(tenantContext);
  // A file about a whole host is not below a location's prefix.
  if (pathname.toLowerCase() !== PATH || isForData || tenant.basename !== '/') return next();
  context.set(loggedPageContext, { route: PATH });
  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod();
  const requested = requestedPart(new URLSearchParams(search));
  if (requested === null) return missingFile();
  if (running >= MAX_AT_A_TIME) return tryLater(30);
  const { database, now, log } = context.get(servicesContext);
  const end = startOne();
  const pieces = await sitemap(tenant, { db: database.db, now, log }, requested).catch((error: unknown) => {
    end();
    throw error;
  });
  if (!pieces) {
    end();
    return missingFile();
  }
  return streamedAnswer(
    request,
    counted(pieces, end),
    [
      ['content-type', 'application/xml; charset=utf-8'],
      ['cache-control', 'public, max-age=3600'],
    ],
    (error) => log.error({ err: error, route: PATH }, 'a sitemap broke off'),
  );
};
