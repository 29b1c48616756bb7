import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment';

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
  lastAt: moment().notNull(),
});
