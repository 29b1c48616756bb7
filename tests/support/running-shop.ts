import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, onTestFinished, TestRunner } from 'vitest';
import { type OpenShop, openHostedShop } from './hosted-shop';
import { type LaunchOptions, launchShop, type ShopProcess } from './shop-process';

/** Milliseconds that the log may lag behind an answer. */
export const LOG_MS = 20;

/** Runs for the test file, or for the calling test. Errors in its log fail the test (see `expectError`). */
export async function startShop(environment: Record<string, string>): Promise<OpenShop> {
  return watched(await openHostedShop(environment), ({ stop }) => stop);
}

/** As `startShop`, in a process of its own. */
export async function startShopProcess(
  environment: Record<string, string>,
  options: LaunchOptions = {},
): Promise<ShopProcess> {
  // An embedded server is stopped by the last shop on it; any other database is the file's, and dropped with it.
  return watched(await launchShop(environment, options), ({ stop, kill9 }) =>
    environment.DATABASE_URL ? kill9 : stop,
  );
}

function watched<Shop extends OpenShop>(shop: Shop, endOf: (shop: Shop) => () => Promise<unknown>): Shop {
  const checkLog = async () => {
    await wait(LOG_MS);
    expect(shop.newErrors(), 'errors in the log of the shop').toEqual([]);
  };
  if (TestRunner.getCurrentTest() === undefined) {
    afterEach(checkLog);
    afterAll(async () => void (await endOf(shop)()));
  } else {
    onTestFinished(() => checkLog().finally(shop.stop));
  }
  return shop;
}
