import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment';
import type { ArticleKind } from '../articles/article';
import { articles } from '../articles/tables';

/** Rows are only appended; one that has not begun may be deleted. */
export const prices = pgTable(
  'prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    /** Null: the whole network. A location's row overrides the network's. */
    locationId: text(),
    validFrom: moment().notNull(),
    /** Gross cents; null ends the price of the row before. */
    regularCents: integer(),
    offerCents: integer(),
    /** The regular price holds again from this moment on. */
    offerUntil: moment(),
  },
  (table) => [
    index('prices_article').on(table.articleId, table.locationId, table.validFrom),
    check('prices_regular', sql`${table.regularCents} > 0`),
    check(
      'prices_offer',
      sql`(${table.offerCents} is null) = (${table.offerUntil} is null) and (${table.offerCents} is null or (${table.offerCents} > 0 and ${table.offerCents} < ${table.regularCents} and ${table.regularCents} is not null and ${table.offerUntil} > ${table.validFrom}))`,
    ),
  ],
);

/** Current prices for lists, derived from `prices` at each start and end (`price_switches`); carts and orders read `prices`. */
export const currentPrices = pgTable(
  'current_prices',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    locationId: text(),
    kind: text().$type<ArticleKind>().notNull(),
    /** Gross cents. */
    cents: integer().notNull(),
    regularCents: integer(),
    /** Lowest price of the 30 days before the offer began (§ 11 PAngV). */
    lowestCents: integer(),
    offerUntil: moment(),
    /** The price of a kit is the sum of its parts. */
    isSum: boolean().notNull().default(false),
  },
  (table) => [
    unique('current_prices_key').on(table.articleId, table.locationId).nullsNotDistinct(),
    index('current_prices_network')
      .on(table.kind, table.cents, table.articleId)
      .where(sql`location_id is null`),
    index('current_prices_location').on(table.locationId, table.kind, table.cents, table.articleId),
  ],
);

export const priceSwitches = pgTable(
  'price_switches',
  {
    at: moment().notNull(),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
  },
  (table) => [index('price_switches_at').on(table.at)],
);
