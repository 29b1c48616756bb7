import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';

/** Running nodes; moments are of the database's clock. */
export const nodes = pgTable('nodes', {
  id: uuid().primaryKey(),
  /** Host name and port, for people. */
  name: text().notNull(),
  startedAt: moment().notNull(),
  seenAt: moment().notNull(),
  /** Milliseconds by which its clock is ahead of the database's. */
  aheadMs: bigint({ mode: 'number' }).notNull(),
  /** Of its secrets, the newest first: keyed, so that nobody learns the secret. */
  fingerprints: jsonb().$type<string[]>().notNull(),
});
