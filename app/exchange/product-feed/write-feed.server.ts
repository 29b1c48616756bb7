import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { z } from 'zod';
import { deliverySettings } from '~/domain/tenancy/delivery';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { offeredParcels } from '~/storefront/seo/json-ld/offer-terms';
import { isHiddenDeployment } from '~/storefront/seo/robots';
import { escapeXml } from '~/storefront/seo/sitemap-xml';
import { storefrontSettings } from '~/storefront/settings';
import { feedArticles } from './feed-articles.server';
import { type FeedPlace, feedItem, shippingXml } from './feed-item';

/** A feed lists what can be bought online; test systems have none. */
export function hasFeed(tenant: Tenant): boolean {
  const hasFeed = storefrontSettings.of(tenant.location).hasProductFeed;
  return hasFeed && !isHiddenDeployment(tenant.deployment) && offeredParcels(tenant).length > 0;
}

/** RSS 2.0 with Google's namespace, a piece for each batch. */
async function* feedXml(tenant: Tenant, context: Context): AsyncGenerator<string> {
  const { location } = tenant;
  const place: FeedPlace = {
    tenant,
    shipping: shippingXml(offeredParcels(tenant), deliverySettings.of(location).deliveryDays),
    now: context.now(),
  };
  const title = escapeXml(`${location.title}, ${location.city}`);
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${title}</title>
<link>${escapeXml(pageAddress(tenant, '/'))}</link>
<description>${escapeXml(`Artikel von ${location.title}`)}</description>
`;
  for await (const batch of feedArticles(tenant, context))
    yield batch.map((article) => feedItem(place, article)).join('');
  yield '</channel>\n</rss>\n';
}

export function feedFile(dataDir: string, { location }: Pick<Tenant, 'location'>): string {
  return path.join(dataDir, 'feeds', `${encodeURIComponent(location.id)}.xml.gz`);
}

const writing = new Map<string, Promise<void>>();
let files = 0;

/** Readers have the file before until this one is whole. */
async function write(file: string, tenant: Tenant, context: Context): Promise<void> {
  files += 1;
  const part = `${file}.${process.pid}-${files}.part`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  try {
    const source = Readable.from(feedXml(tenant, context), { objectMode: false });
    await pipeline(source, zlib.createGzip({ level: 3 }), createWriteStream(part));
    await fs.rename(part, file);
  } catch (error) {
    await fs.rm(part, { force: true });
    throw error;
  }
}

/** Once at a time for each location. */
export function writeFeed(dataDir: string, tenant: Tenant, context: Context): Promise<void> {
  const file = feedFile(dataDir, tenant);
  const known = writing.get(file);
  if (known) return known;
  const promise = write(file, tenant, context).finally(() => writing.delete(file));
  writing.set(file, promise);
  return promise;
}

export const WRITE_FEEDS = 'write-feeds';
export const WRITE_FEED = 'write-feed';

const PART_MS = 24 * 3_600_000;

/** Files of locations that are gone, and parts that a process left when it died. */
async function deleteOldFiles(dataDir: string, tenants: readonly Tenant[]): Promise<void> {
  const current = new Set(tenants.map((tenant) => feedFile(dataDir, tenant)));
  const folder = path.join(dataDir, 'feeds');
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const isPart = name.endsWith('.part');
    if (current.has(file) || (isPart && Date.now() - (await fs.stat(file)).mtimeMs < PART_MS)) continue;
    await fs.rm(file, { force: true });
  }
}

/** A job for each location, because a job that takes minutes is run again. */
export async function writeFeeds(
  { db }: Context,
  tenants: readonly Tenant[],
  dataDir: string,
): Promise<void> {
  await deleteOldFiles(dataDir, tenants);
  for (const { location } of tenants)
    await enqueueJob(db, WRITE_FEED, { locationId: location.id }, { key: `feed ${location.id}` });
}

const feedJob = z.object({ locationId: z.string() });

/** A location without online purchase loses its file. */
export async function writeQueuedFeed(
  context: Context,
  payload: unknown,
  { dataDir, tenantOf }: { dataDir: string; tenantOf: (locationId: string) => Tenant | undefined },
): Promise<void> {
  const tenant = tenantOf(feedJob.parse(payload).locationId);
  if (!tenant) return;
  if (hasFeed(tenant)) await writeFeed(dataDir, tenant, context);
  else await fs.rm(feedFile(dataDir, tenant), { force: true });
}
