import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '~/domain/accounts/tables';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { moment } from '../../platform/database/moment';

/** Moved by a trigger on `coupons`, and by the last use of a coupon. */
export const COUPONS_TAG = 'coupons';

export const coupons = pgTable(
  'coupons',
  {
    code: text().primaryKey(),
    /** '10 % Willkommensrabatt' */
    title: text().notNull(),
    description: text(),
    /** Either `percent` or `amountCents` (gross) is set. */
    percent: integer(),
    amountCents: integer(),
    /** Least gross value of the goods that the coupon applies to. */
    minimumCents: integer().notNull().default(0),
    validFrom: moment(),
    /** Exclusive. */
    validUntil: moment(),
    kinds: jsonb().$type<ArticleKind[]>().notNull().default([]),
    /** Urls of categories; empty: all, as for kinds and locations. */
    categories: jsonb().$type<string[]>().notNull().default([]),
    locationIds: jsonb().$type<string[]>().notNull().default([]),
    /** Null: unlimited. */
    limitTotal: integer(),
    oncePerCustomer: boolean().notNull().default(false),
    isAdvertised: boolean().notNull().default(false),
  },
  (table) => [
    check('coupons_value', sql`num_nonnulls(${table.percent}, ${table.amountCents}) = 1`),
    check('coupons_percent', sql`${table.percent} between 1 and 100`),
    check('coupons_amount', sql`${table.amountCents} > 0`),
  ],
);

/** One row per order. No foreign key: a deleted code that returns finds its uses. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: uuid().primaryKey(),
    code: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Recognises a returning guest; null once the account is deleted. */
    emailHash: text(),
    amountCents: integer().notNull(),
    redeemedAt: moment().notNull(),
  },
  (table) => [
    index('coupon_redemptions_code').on(table.code),
    index('coupon_redemptions_user').on(table.userId),
    index('coupon_redemptions_email').on(table.emailHash),
  ],
);
