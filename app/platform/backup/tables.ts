import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const backups = pgTable('backups', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
  /** Null: made by another program. */
  bytes: bigint({ mode: 'number' }),
});
