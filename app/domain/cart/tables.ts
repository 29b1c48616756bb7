import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LineOptions } from '~/domain/catalog/articles/line-options';
import { articles } from '~/domain/catalog/articles/tables';
import { moment } from '../../platform/database/moment';

export const MAX_LINES = 50;

export interface JoinedPieces {
  isTakenOut: boolean;
  pieces: { articleId: number; options: LineOptions; quantity: number; quotedPriceCents: number }[];
}

export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** An account, or a guest's session (`ownerOf`). */
    ownerId: text().notNull(),
    locationId: text().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    /** Set by the order; the cart never changes afterwards. */
    orderedAt: moment(),
    /** The discount is computed on every read. */
    couponCode: text(),
    /** Pieces that the last sign-in brought from the account's cart, until the shopper has decided about them. */
    joined: jsonb().$type<JoinedPieces>(),
  },
  (table) => [
    uniqueIndex('carts_open').on(table.ownerId, table.locationId).where(sql`ordered_at is null`),
    index('carts_changed').on(table.changedAt),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    /** Validated on reading; equal options are equal JSON. */
    options: jsonb().$type<LineOptions>().notNull().default([]),
    quantity: integer().notNull(),
    /** Gross cents per piece when added or last confirmed; a change is shown to the shopper. */
    quotedPriceCents: integer().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    unique('cart_lines_article').on(table.cartId, table.articleId, table.options),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
    index('cart_lines_of_article').on(table.articleId),
  ],
);
