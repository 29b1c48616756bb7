import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ArticleKind } from '../articles/article';
import { articles } from '../articles/tables';

const moment = () => timestamp({ withTimezone: true });

/** What articles cost, from which moment on; rows are only appended. */
export const prices = pgTable(
  'prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    /** None: the whole network. A location's row hides the network's. */
    locationId: text(),
    validFrom: moment().notNull(),
    /** Gross cents; none ends what the row before it said. */
    regularCents: integer(),
    offerCents: integer(),
    /** From this moment on the regular price holds again. */
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

/** The prices that hold now, for lists: made from `prices`, which carts and orders read, at each start and end (`price_switches`). */
export const currentPrices = pgTable(
  'current_prices',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    locationId: text(),
    kind: text().$type<ArticleKind>().notNull(),
    /** What a shopper pays, gross. */
    cents: integer().notNull(),
    /** The price that an offer is struck from. */
    regularCents: integer(),
    /** Lowest price of the 30 days before the offer began (§ 11 PAngV). */
    lowestCents: integer(),
    offerUntil: moment(),
    /** Of a kit without a price of its own: what its parts and the work cost together. */
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

/** When which article's price changes next, without anybody's doing. */
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
