import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';

/** Counted page views and orders that Matomo has not taken yet. */
export const waitingHits = pgTable(
  'waiting_hits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of Matomo; ends with a slash. */
    to: text().notNull(),
    /** Of the first hit. */
    at: moment().notNull(),
    count: integer().notNull(),
    /** Queries of its tracking API, one a line. */
    queries: text().notNull(),
  },
  (table) => [index('waiting_hits_to').on(table.to, table.id)],
);
