import { afterAll } from 'vitest';
import { freshShop } from './fresh-shop';
import { openSandbox } from './paying';

/** A fresh shop whose customers pay in a sandbox of the providers. */
export async function payingShop(prepare?: NonNullable<Parameters<typeof freshShop>[0]>['prepare']) {
  const sandbox = await openSandbox();
  afterAll(() => sandbox.close());
  return { sandbox, ...(await freshShop({ environment: sandbox.environment, ...(prepare && { prepare }) })) };
}
