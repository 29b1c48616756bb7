import { type FreshDatabase, freshDatabase } from './fresh-database';
import { startShop, startShopProcess } from './running-shop';
import { Visitor } from './visitor';

interface Options {
  /** For tests of what a process keeps. */
  ownProcess?: boolean;
  environment?: Record<string, string>;
  /** Before the start. */
  prepare?: (database: FreshDatabase) => Promise<unknown>;
}

/** A node with a database of its own and a visitor without cookies, for the calling test file. */
export async function freshShop({ ownProcess, environment, prepare }: Options = {}) {
  const database = await freshDatabase();
  await prepare?.(database);
  const start = ownProcess ? startShopProcess : startShop;
  const shop = await start({ DATABASE_URL: database.url, ...environment });
  return { database, shop, visitor: new Visitor(shop) };
}
