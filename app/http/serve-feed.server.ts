import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';
import pLimit from 'p-limit';
import { pageOf, type Tenant } from '~/domain/tenancy/tenant';
import { feedFile, hasFeed, writeFeed } from '~/exchange/product-feed/write-feed.server';
import type { Context } from '~/platform/context';
import { type Answer, chooseEncoding } from '~/platform/http/send-answer.server';
import { productFeedPath } from '~/values/technical-paths';
import { loggedPageContext, requestTargetContext, servicesContext, tenantContext } from './contexts';
import { missingFile, tryLater, wrongMethod } from './plain-refusals.server';
import type { Step } from './request-steps.server';

/** The job runs on one node; every other one writes its own file when it is asked for an old one. */
const MAX_AGE_MS = 8 * 3_600_000;
/** A first visitor waits no longer for the file. */
const PATIENCE_MS = 8_000;

/** A web process has pages to answer besides. */
const oneAtATime = pLimit(1);

const ageOf = (file: string) =>
  fs.stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );

/** False: the file will take longer. */
async function isReady(dataDir: string, tenant: Tenant, context: Context): Promise<boolean> {
  const age = await ageOf(feedFile(dataDir, tenant));
  if (age < MAX_AGE_MS) return true;
  const written = oneAtATime(() => writeFeed(dataDir, tenant, context)).then(
    () => true,
    (error: unknown) => {
      context.log.error({ err: error, location: tenant.location.url }, 'a product feed could not be written');
      return false;
    },
  );
  return Number.isFinite(age) || Promise.race([written, wait(PATIENCE_MS, false, { ref: false })]);
}

function fileAnswer(file: string, acceptEncoding: string | undefined): Answer {
  const isCompressed = chooseEncoding(acceptEncoding, ['gzip']) === 'gzip';
  const stored = createReadStream(file);
  const content = isCompressed ? stored : pipeline(stored, zlib.createGunzip(), () => undefined);
  return {
    status: 200,
    headers: [
      ['content-type', 'application/xml; charset=utf-8'],
      ['cache-control', 'public, max-age=3600'],
      ['vary', 'accept-encoding'],
      ['x-robots-tag', 'noindex'],
      ...(isCompressed ? ([['content-encoding', 'gzip']] satisfies [string, string][]) : []),
    ],
    body: Buffer.alloc(0),
    stream: Readable.toWeb(content) as ReadableStream<Uint8Array>,
  };
}

export const serveFeed: Step = async ({ request, context }, next) => {
  const tenant = context.get(tenantContext);
  const target = context.get(requestTargetContext);
  const page = pageOf(tenant, { pathname: target.pathname, search: '' });
  if (page.toLowerCase() !== productFeedPath || target.isForData) return next();
  context.set(loggedPageContext, { location: tenant.location.url, route: productFeedPath });
  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod();
  if (!hasFeed(tenant)) return missingFile();
  const { config, database, now, log } = context.get(servicesContext);
  if (!(await isReady(config.dataDir, tenant, { db: database.db, now, log }))) return tryLater(60);
  return fileAnswer(feedFile(config.dataDir, tenant), request.headers['accept-encoding']);
};
