import { type FreshDatabase, freshDatabase } from './fresh-database';
import { startShop } from './running-shop';
import { Visitor } from './visitor';

interface Options {
  environment?: Record<string, string>;
  /** Before the start. */
  prepare?: (database: FreshDatabase) => Promise<unknown>;
}

/** A node with a database of its own and a visitor without cookies, for the calling test file. */
export async function freshShop({ environment, prepare }: Options = {}) {
  const database = await freshDatabase();
  await prepare?.(database);
  const shop = await startShop({ DATABASE_URL: database.url, ...environment });
  return { database, shop, visitor: new Visitor(shop) };
}
