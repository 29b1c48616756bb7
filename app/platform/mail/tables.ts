import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails to send: written in the transaction that causes them, sent by a job. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it is about, where there must be only one: 'order confirmation <id>'. */
    subjectKey: text().unique(),
    recipient: text().notNull(),
    senderName: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);
