import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A visitor's session: the cookie holds a random id, this table its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** The host group that it was made on; it means nothing on another. */
    hostGroup: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_last_seen').on(table.lastSeenAt)],
);
