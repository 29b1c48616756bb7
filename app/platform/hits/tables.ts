import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counted page views and orders that Matomo has not taken yet. */
export const waitingHits = pgTable(
  'waiting_hits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of Matomo; ends with a slash. */
    to: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Parameters of its tracking API. */
    hit: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [index('waiting_hits_to').on(table.to, table.id)],
);
