import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests with an Idempotency-Key. `key` is a hash of caller, address and key, `content` one of the content. */
export const repeats = pgTable(
  'repeats',
  {
    key: text().primaryKey(),
    content: text().notNull(),
    /** Null while the first request runs. */
    status: integer(),
    /** JSON, sealed: it may hold links that open an order. */
    answer: text(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('repeats_started').on(table.startedAt)],
);
