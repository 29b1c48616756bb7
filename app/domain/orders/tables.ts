import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { articles } from '~/domain/catalog/articles/tables';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Contact, Delivery, OrderType, PostalAddress } from './order';

export const orders = pgTable(
  'orders',
  {
    /** Random, so that an address of the thank-you page cannot be guessed. */
    id: uuid().primaryKey().defaultRandom(),
    /** What people say on the phone; random, too. */
    number: text().notNull().unique(),
    /** One order a cart: a second click on the button finds the first order. */
    cartId: uuid().notNull().unique(),
    /** An account, or a guest's session (`ownerOf`). */
    ownerId: text().notNull(),
    locationId: text().notNull(),
    orderType: text().$type<OrderType>().notNull(),
    contact: jsonb().$type<Contact>().notNull(),
    address: jsonb().$type<PostalAddress>(),
    delivery: text().$type<Delivery>().notNull(),
    payment: text().$type<PaymentMethod>(),
    goodsCents: integer().notNull(),
    /** What a coupon took off the goods; the lines have their shares. */
    discountCents: integer().notNull().default(0),
    couponCode: text(),
    shippingCents: integer().notNull(),
    totalCents: integer().notNull(),
    /** VAT inside the total. */
    vatCents: integer().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('orders_location').on(table.locationId, table.placedAt),
    index('orders_owner').on(table.ownerId),
    check(
      'orders_total',
      sql`${table.totalCents} = ${table.goodsCents} - ${table.discountCents} + ${table.shippingCents}`,
    ),
    check('orders_discount', sql`${table.discountCents} between 0 and ${table.goodsCents}`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    /** The article's name as it was sold. */
    title: text().notNull(),
    subtitle: text().notNull(),
    options: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    quantity: integer().notNull(),
    unitPriceCents: integer().notNull(),
    /** The line's share of a coupon's discount, for all its pieces. */
    discountCents: integer().notNull().default(0),
    /** Per cent. */
    vatRate: integer().notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId), index('order_lines_article').on(table.articleId)],
);
