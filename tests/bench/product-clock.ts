// Loads pages of a category's list in a process of its own: each input line is a query, each output line the
// milliseconds of numbers and articles, with the round trip to the database.
import readline from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readFilter } from '~/domain/catalog/listing/filter';
import { loadList } from '~/domain/catalog/listing/load-list.server';
import { productListAt } from '~/domain/catalog/products/product-list.server';
import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { createLog } from '~/platform/log.server';

const pool = new pg.Pool({ connectionString: process.argv[2] });
const db = drizzle({ client: pool, casing: 'snake_case' });
const audience = { location: { id: 'loc-muster', city: 'Flensburg' } } as unknown as Audience;
const context: Context = { db, now: () => new Date(), log: createLog('silent') };

for await (const query of readline.createInterface({ input: process.stdin })) {
  const started = performance.now();
  const at = await productListAt(audience, context, { id: 'cat-dachboxen' });
  if (!at) throw new Error('the category has no products');
  const { filter } = readFilter(at.list, new URLSearchParams(query));
  const { page } = await loadList(audience, context, { list: at.list, base: { path: '/dachboxen' }, filter });
  if (page.total === 0) throw new Error(`nothing found: ${query}`);
  process.stdout.write(`${performance.now() - started}\n`);
}
await pool.end();
