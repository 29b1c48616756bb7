import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When rows that pages show were last changed; written by the trigger `note_row_change`. */
export const rowChanges = pgTable('row_changes', {
  /** `category:…` with the row's key. */
  subject: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
