import fs from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from './built-shop';
import { quickFolder, startDatabaseServer, temporaryFolder } from './database-server';
import { launchShop } from './shop-process';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    /** Removed at the end of the run. */
    folder: string;
  }
}

/** Once per run of request tests: the build, one PostgreSQL, and a shop for each worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  buildIfNeeded();
  const server = await startDatabaseServer(undefined, await quickFolder());
  const folder = await temporaryFolder('radhaus-shared-');
  const databases: string[] = [];
  for (let worker = 0; worker < Number(project.config.maxWorkers); worker += 1)
    databases.push(await server.copyDemo(`shared_${worker}`));
  const shops = await Promise.all(
    databases.map(async (databaseUrl, index) => {
      const logFile = path.join(folder, `${index}.log`);
      const shop = await launchShop({ DATABASE_URL: databaseUrl }, { logFile });
      return { databaseUrl, logFile, port: shop.port, stop: shop.stop };
    }),
  );
  project.provide('adminUrl', server.adminUrl);
  project.provide('folder', folder);
  project.provide(
    'sharedShops',
    shops.map(({ stop, ...shop }) => shop),
  );
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()));
    await server.stop();
    await fs.rm(folder, { recursive: true });
  };
}
