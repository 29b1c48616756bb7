import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    subjectKey: text().unique(),
    recipient: text().notNull(),
    senderName: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    forgetsRecipient: boolean().notNull().default(false),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);
