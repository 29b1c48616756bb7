import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    /** Once it is sent nobody can tell to whom: the recipient's account is deleted. */
    forgetsRecipient: boolean().notNull().default(false),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);
