import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, onTestFinished, TestRunner } from 'vitest';
import { launchShop, type ShopProcess } from './shop-process';

/** Milliseconds that the log may lag behind an answer. */
export const LOG_MS = 20;

/** Runs for the test file, or for the calling test. Errors in its log fail the test (see `expectError`). */
export async function startShop(
  environment: Record<string, string>,
  runAs?: { uid: number; gid: number },
): Promise<ShopProcess> {
  const shop = await launchShop(environment, { runAs });
  const checkLog = async () => {
    await wait(LOG_MS);
    expect(shop.newErrors(), 'errors in the log of the shop').toEqual([]);
  };
  const stop = async () => void (await shop.stop());
  if (TestRunner.getCurrentTest() === undefined) {
    afterEach(checkLog);
    // An embedded server is stopped by the last shop on it; any other database is the file's, and dropped with it.
    afterAll(environment.DATABASE_URL ? shop.kill9 : stop);
  } else {
    onTestFinished(() => checkLog().finally(stop));
  }
  return shop;
}
