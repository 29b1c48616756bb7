import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Pieces of one article at one place: a location's id, or the central warehouse. */
export const stock = pgTable(
  'stock',
  {
    articleId: text().notNull(),
    place: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.place] }),
    index('stock_place').on(table.place, table.articleId).where(sql`quantity > 0`),
    check('stock_not_negative', sql`${table.quantity} >= 0`),
  ],
);
