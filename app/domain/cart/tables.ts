import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ArticleKind } from '~/domain/catalog/article';

export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * An account, or a guest's session (`ownerOf`). The column keeps its first name, so that a node of the version
     * before can run beside this one.
     */
    ownerId: text('session_id').notNull(),
    locationId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Set when the cart became an order; from then on it never changes. */
    orderedAt: timestamp({ withTimezone: true }),
    /** The coupon that the shopper redeemed; what it gives is found anew at every look. */
    couponCode: text(),
  },
  (table) => [
    uniqueIndex('carts_open').on(table.ownerId, table.locationId).where(sql`ordered_at is null`),
    index('carts_changed').on(table.changedAt),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** What kind of thing it is: tells which slice of the catalogue knows its price. */
    kind: text().$type<ArticleKind>().notNull(),
    articleId: text().notNull(),
    quantity: integer().notNull(),
    /** Gross cents a piece when it was put in or last confirmed: a change is shown to the shopper. */
    seenPriceCents: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.kind, table.articleId] }),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);
