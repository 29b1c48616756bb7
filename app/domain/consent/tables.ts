import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment';

/** Rows are added only: an older text stays as long as a choice names it. */
export const consentTexts = pgTable('consent_texts', {
  /** Of the text: the first letters of its SHA-256. */
  version: text().primaryKey(),
  text: text().notNull(),
});

export const consents = pgTable(
  'consents',
  {
    /** Random; in the visitor's cookie. */
    id: uuid().primaryKey(),
    chosenAt: moment().notNull(),
    hostname: text().notNull(),
    textVersion: text()
      .notNull()
      .references(() => consentTexts.version),
    /** Categories; none for a refusal. */
    granted: text().array().notNull(),
    /** Global Privacy Control. */
    hasPrivacySignal: boolean().notNull(),
  },
  (table) => [
    index('consents_chosen').on(table.chosenAt, table.id),
    index('consents_text').on(table.textVersion),
  ],
);
