// Counts facets in a process of its own: each input line is the query of a list, each output line the milliseconds.
// Every checkout has its own version of this file.
import readline from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readFilter } from '~/domain/catalog/listing/filter';
import { countList } from '~/domain/catalog/listing/load-list.server';
import { tyreList } from '~/domain/catalog/tyres/tyre-listing';
import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { createLog } from '~/platform/log.server';

const pool = new pg.Pool({ connectionString: process.argv[2] });
const db = drizzle({ client: pool, casing: 'snake_case' });
const audience = { location: { id: 'loc-muster' } } as unknown as Audience;
const context: Context = { db, now: () => new Date(), log: createLog('silent') };

for await (const query of readline.createInterface({ input: process.stdin })) {
  const filter = readFilter(tyreList, new URLSearchParams(query)).filter;
  const started = performance.now();
  await countList(audience, context, { list: tyreList, filter });
  process.stdout.write(`${performance.now() - started}\n`);
}
await pool.end();
