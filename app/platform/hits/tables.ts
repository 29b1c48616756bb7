import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counted page views and orders that Matomo has not taken yet. */
export const waitingHits = pgTable(
  'waiting_hits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of Matomo; ends with a slash. */
    to: text().notNull(),
    /** Of the first hit. */
    at: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
    /** Queries of its tracking API, one a line. */
    queries: text().notNull(),
  },
  (table) => [index('waiting_hits_to').on(table.to, table.id)],
);
