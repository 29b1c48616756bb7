import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from './built-shop';
import { startDatabaseServer } from './database-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL; `fresh-database.ts` makes databases on it. */
    adminUrl: string;
  }
}

/** Once for a run of request tests: the build, and one PostgreSQL for all of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  buildIfNeeded();
  const server = await startDatabaseServer();
  project.provide('adminUrl', server.adminUrl);
  return () => server.stop();
}
