import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';

/** Requests with an Idempotency-Key. `key` is a hash of caller, address and key, `content` one of the content. */
export const repeats = pgTable(
  'repeats',
  {
    key: text().primaryKey(),
    content: text().notNull(),
    /** Names the request that runs it. */
    claim: text().notNull(),
    /** Id of what was made, written by the transaction that made it; null: nothing yet. */
    made: text(),
    startedAt: moment().notNull(),
  },
  (table) => [index('repeats_started').on(table.startedAt)],
);
