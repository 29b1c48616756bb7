import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EconomicOperator } from './make';

// A trigger moves the tag `article` whenever this table changes, so that every page of an article is made anew.

/** Who answers for the articles of a make (Art. 19 GPSR). */
export const makes = pgTable('makes', {
  /** As articles name it. */
  name: text().primaryKey(),
  manufacturer: jsonb().$type<EconomicOperator>().notNull(),
  responsible: jsonb().$type<EconomicOperator>(),
});
