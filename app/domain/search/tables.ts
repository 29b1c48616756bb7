import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// A trigger invalidates the tag `synonyms` when synonyms change.

/** Words that people type, and those that find what they mean. */
export const searchSynonyms = pgTable('search_synonyms', {
  typed: text().primaryKey(),
  meaning: text().notNull(),
});

/** Folded words that found nothing; no visitor is stored with them. */
export const vainSearches = pgTable('vain_searches', {
  words: text().primaryKey(),
  count: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
});
