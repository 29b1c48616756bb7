import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/** Degrees, WGS 84. Missing postcodes are placed at the centre of their region. */
export const postcodes = pgTable('postcodes', {
  postcode: text().primaryKey(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});
