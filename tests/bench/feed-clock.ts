// Writes a location's product feed in a process of its own: each input line is "milliseconds" or "megabytes", each output line
// the time of a new file, or by how much memory has grown since the start.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { tenantOf } from '~/domain/tenancy/tenant-of';
import { locationSettings } from '~/exchange/files/location-settings';
import { writeFeed } from '~/exchange/product-feed/write-feed.server';
import { createLog } from '~/platform/log.server';

const pool = new pg.Pool({ connectionString: process.argv[2] });
const db = drizzle({ client: pool, casing: 'snake_case' });
const context = { db, now: () => new Date(), log: createLog('silent') };
const network = await loadNetwork(db, context.log, locationSettings, undefined);
const location = network.locationsByUrl.get('muster');
const tenant =
  location &&
  tenantOf(network, location, {
    publicScheme: 'https',
    trustedProxies: [],
    deployment: 'production',
    port: 0,
  });
if (!tenant) throw new Error('there is no such location');
const folder = await mkdtemp(path.join(os.tmpdir(), 'radhaus-feed-'));
const KIB = 1_024;
const before = process.memoryUsage().rss;

for await (const asked of readline.createInterface({ input: process.stdin })) {
  const started = performance.now();
  if (asked === 'milliseconds') await writeFeed(folder, tenant, context);
  const grown = (process.resourceUsage().maxRSS * KIB - before) / KIB ** 2;
  process.stdout.write(`${asked === 'milliseconds' ? performance.now() - started : grown}\n`);
}
await pool.end();
await rm(folder, { recursive: true });
