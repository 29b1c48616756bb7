import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '~/domain/accounts/tables';
import type { ArticleKind } from '~/domain/catalog/articles/article';

const moment = () => timestamp({ withTimezone: true });

/** What banners are made from: moved by a trigger on `coupons`, and by the last use that a coupon has. */
export const COUPONS_TAG = 'coupons';

export const coupons = pgTable(
  'coupons',
  {
    /** In the one spelling that all its writings share (`couponKey`). */
    code: text().primaryKey(),
    /** What it gives, as banner and cart say it: '10 % Willkommensrabatt'. */
    title: text().notNull(),
    /** One more sentence for the banner. */
    description: text(),
    /** Either a share of the goods it applies to … */
    percent: integer(),
    /** … or gross cents off them. */
    amountCents: integer(),
    /** Least gross value of the goods it applies to. */
    minimumCents: integer().notNull().default(0),
    validFrom: moment(),
    /** From this moment on it is over. */
    validUntil: moment(),
    /** Kinds of articles it applies to; none: all. */
    kinds: jsonb().$type<ArticleKind[]>().notNull().default([]),
    /** Urls of the categories it applies to; none: all. */
    categories: jsonb().$type<string[]>().notNull().default([]),
    /** Locations that take it; none: all that take coupons. */
    locationIds: jsonb().$type<string[]>().notNull().default([]),
    /** Orders that may use it in all; null: any number. */
    limitTotal: integer(),
    oncePerCustomer: boolean().notNull().default(false),
    /** Pages of locations that take it tell of it. */
    isAdvertised: boolean().notNull().default(false),
  },
  (table) => [
    check('coupons_value', sql`num_nonnulls(${table.percent}, ${table.amountCents}) = 1`),
    check('coupons_percent', sql`${table.percent} between 1 and 100`),
    check('coupons_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Each use of a coupon, one an order. No foreign key: a code that is taken out and comes back finds its uses. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    /** The order, written in the same transaction. */
    orderId: uuid().primaryKey(),
    code: text().notNull(),
    /** Whose account it was, if any; null again once that is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Hash of the order's e-mail address: tells a guest who comes again. Null once the account is deleted. */
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
