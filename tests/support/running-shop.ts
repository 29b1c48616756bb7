import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, onTestFinished } from 'vitest';
import { launchShop, type ShopProcess } from './shop-process';

/** A line of the log may come a little later than the answer that it is about. */
export const LOG_MS = 20;

/**
 * Starts a node of the built shop for a test file, or within a test for that test; stops it at the end. An error in
 * its log fails the test in which it appears, unless that test says so with `expectError`.
 * @param environment at least DATABASE_URL, or DATA_DIR for an embedded database
 * @param runAs another user of the machine, for tests that are run by root
 */
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
  if (expect.getState().currentTestName === undefined) {
    afterEach(checkLog);
    afterAll(stop);
  } else {
    onTestFinished(() => checkLog().finally(stop));
  }
  return shop;
}
