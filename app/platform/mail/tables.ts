import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
    createdAt: moment().notNull(),
    sentAt: moment(),
    forgetsRecipient: boolean().notNull().default(false),
  },
  (table) => [
    index('mails_created').on(table.createdAt),
    index('mails_subject').using('gin', sql`subject gin_trgm_ops`),
  ],
);

export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    mailId: uuid()
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [index('mail_attachments_mail').on(table.mailId)],
);
