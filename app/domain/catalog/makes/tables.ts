import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EconomicOperator } from './make';

// A trigger invalidates the tag `article` when this table changes, and with it every article page.

/** Economic operators by make (Art. 19 GPSR). */
export const makes = pgTable('makes', {
  name: text().primaryKey(),
  manufacturer: jsonb().$type<EconomicOperator>().notNull(),
  responsible: jsonb().$type<EconomicOperator>(),
});
