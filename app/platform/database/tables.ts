import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counts the changes of what pages are made from. A node that keeps something in memory compares the number;
 * `scope` is one of `EpochScope`.
 */
export const epochs = pgTable('epochs', {
  scope: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull().default(0),
});
