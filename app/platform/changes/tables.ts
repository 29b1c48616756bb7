import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';

/** When rows that pages show were last changed; written by the trigger `note_row_change`. */
export const rowChanges = pgTable('row_changes', {
  /** `category:…` with the row's key. */
  subject: text().primaryKey(),
  at: moment().notNull(),
});
