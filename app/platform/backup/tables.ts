import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';

export const backups = pgTable('backups', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  madeAt: moment().notNull(),
  /** Null: made by another program. */
  bytes: bigint({ mode: 'number' }),
});
