import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Log } from './log.server';
import type { SecretKeys } from './secrets/secret-keys.server';

/** What the code works with, beside its tenant. Inside a transaction another one takes its place as a whole (`inTransaction`). */
export interface Context {
  /** A connection, or the open transaction. */
  db: NodePgDatabase;
  /** Injected, so that tests choose the time. */
  now: () => Date;
  log: Log;
}

/** The same for what seals secrets before it stores them. */
export interface KeyedContext extends Context {
  keys: SecretKeys;
}
