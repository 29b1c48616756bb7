import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Log } from './log.server';
import type { SecretKeys } from './secrets/secret-keys.server';

/** `inTransaction` replaces the context as a whole. */
export interface Context {
  /** A connection, or the open transaction. */
  db: NodePgDatabase;
  now: () => Date;
  log: Log;
}

export interface KeyedContext extends Context {
  keys: SecretKeys;
}
