import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/** Where postcodes lie, as the operator imported them; degrees, WGS 84. Without them the centres of their regions count. */
export const postcodes = pgTable('postcodes', {
  postcode: text().primaryKey(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});
