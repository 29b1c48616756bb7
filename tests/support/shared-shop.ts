import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, inject } from 'vitest';
import { openTestDatabase, type TestDatabase } from './fresh-database';
import { LOG_MS } from './running-shop';
import { type ErrorWatch, watchErrors } from './shop-process';

declare module 'vitest' {
  interface ProvidedContext {
    sharedShops: readonly { databaseUrl: string; port: number; logFile: string }[];
  }
}

/** For files that change nothing another file could see: no account, no order. A worker runs one file at a time. */
export function sharedShop(): { database: TestDatabase; shop: { port: number } & ErrorWatch } {
  const shops = inject('sharedShops');
  const shared = shops[(Number(process.env.VITEST_POOL_ID) - 1) % shops.length];
  if (!shared) throw new Error('There is no shared shop: the global set-up starts one for each worker.');
  const errors = watchErrors(() => fs.readFileSync(shared.logFile, 'utf8'));
  errors.newErrors();
  afterEach(async () => {
    await wait(LOG_MS);
    expect(errors.newErrors(), 'errors in the log of the shop').toEqual([]);
  });
  return { database: openTestDatabase(shared.databaseUrl), shop: { port: shared.port, ...errors } };
}
