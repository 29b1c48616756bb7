import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, onTestFinished, TestRunner } from 'vitest';
import { type OpenShop, openHostedShop } from './hosted-shop';
import { type LaunchOptions, launchShop, type ShopProcess } from './shop-process';

/** Milliseconds that the log may lag behind an answer. */
export const LOG_MS = 20;

/** Runs for the test file, or for the calling test. Errors in its log fail the test (see `expectError`). */
export async function startShop(environment: Record<string, string>): Promise<OpenShop> {
  const shop = await openHostedShop(environment);
  return watched(shop, shop.stop);
}

/** As `startShop`, in a process of its own. */
export async function startShopProcess(
  environment: Record<string, string>,
  options: LaunchOptions = {},
): Promise<ShopProcess> {
  const shop = await launchShop(environment, options);
  // An embedded server is stopped by the last shop on it; any other database is the file's, and dropped with it.
  return watched(shop, environment.DATABASE_URL ? shop.kill9 : shop.stop);
}

function watched<Shop extends OpenShop>(shop: Shop, end: () => Promise<unknown>): Shop {
  const checkLog = async () => {
    await wait(LOG_MS);
    expect(shop.newErrors(), 'errors in the log of the shop').toEqual([]);
  };
  if (TestRunner.getCurrentTest() === undefined) {
    afterEach(checkLog);
    afterAll(async () => void (await end()));
  } else {
    onTestFinished(() => checkLog().finally(shop.stop));
  }
  return shop;
}
