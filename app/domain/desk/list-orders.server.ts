import { and, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { articles } from '~/domain/catalog/articles/tables';
import { givenFulfilments, type OrderFulfilment, openFulfilments } from '~/domain/orders/fulfilment';
import type { OrderType } from '~/domain/orders/order';
import type { OrderCursor } from '~/domain/orders/order-cursor';
import { orderLines, orders } from '~/domain/orders/tables';
import { storedWheels } from '~/domain/workshop/storage/tables';
import type { Context } from '~/platform/context';
import type { KeysetPage } from '~/values/keyset-page';
import { bareNumberPlate } from '~/values/number-plate';
import type { PaymentFilter } from './payment-filter';
import { lineText, orderPatterns, orderText } from './search-patterns';

export interface OrderFilter {
  /** Words of number, name, mail, telephone or articles, the number of an article, or a number plate. */
  words: string;
  /** 'open': not finished. */
  state: OrderFulfilment | 'open' | undefined;
  payment: PaymentFilter | undefined;
  orderType: OrderType | undefined;
  since: Date | undefined;
}

type Row = typeof orders.$inferSelect;

/** The word stands in the order itself or in one of its lines. */
function matches(pattern: string): SQL | undefined {
  return or(
    sql`${orderText} like ${pattern}`,
    sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${lineText} like ${pattern})`,
  );
}

/** Above it a list by time meets enough matches soon. */
const RARE = 1_000;

/**
 * An `or` over two tables uses neither index of words, so that a rare word would be looked for in all orders.
 * @returns undefined for a word of more than `RARE` orders
 */
async function ordersOfRareWord(
  { db }: Context,
  locationId: string,
  pattern: string,
): Promise<string[] | undefined> {
  const isHere = eq(orders.locationId, locationId);
  const named = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isHere, sql`${orderText} like ${pattern}`))
    .limit(RARE + 1);
  const ordered = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isHere, sql`${lineText} like ${pattern}`))
    .limit(RARE + 1);
  const found = await union(named, ordered);
  return found.length > RARE ? undefined : found.map(({ id }) => id);
}

/** Of the people whose wheels are stored there: only they have a number plate. */
async function ordersOfPlate({ db }: Context, locationId: string, typed: string): Promise<SQL | undefined> {
  const plate = bareNumberPlate(typed);
  if (!plate) return undefined;
  const mailbox = sql<string>`lower(${storedWheels.contact}->>'email')`;
  const owners = await db
    .selectDistinct({ mailbox })
    .from(storedWheels)
    .where(
      and(
        eq(storedWheels.locationId, locationId),
        sql`translate(upper(${storedWheels.plate}), ' -', '') = ${plate}`,
        sql`${mailbox} <> ''`,
      ),
    );
  const mailboxes = owners.map((owner) => owner.mailbox);
  if (mailboxes.length === 0) return undefined;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.locationId, locationId), inArray(sql`lower(${orders.contact}->>'email')`, mailboxes)),
    )
    .orderBy(desc(orders.placedAt))
    .limit(RARE);
  return inArray(
    orders.id,
    found.map(({ id }) => id),
  );
}

/** With a line of the article that has this number. */
async function ordersOfArticle({ db }: Context, locationId: string, typed: string): Promise<SQL | undefined> {
  const number = typed.trim().toLowerCase();
  const isNumbered = or(
    eq(sql`lower(${articles.sku})`, number),
    and(eq(articles.gtin, number), isNull(articles.retiredAt)),
  );
  const known = number === '' ? [] : await db.select({ id: articles.id }).from(articles).where(isNumbered);
  if (known.length === 0) return undefined;
  const isOrdered = inArray(
    orderLines.articleId,
    known.map(({ id }) => id),
  );
  const found = await db
    .select({ id: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.locationId, locationId), isOrdered))
    .limit(RARE + 1);
  if (found.length > RARE)
    return sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${isOrdered})`;
  return inArray(
    orders.id,
    found.map(({ id }) => id),
  );
}

/** Each word matches. */
async function wordCondition(context: Context, locationId: string, words: string): Promise<SQL | undefined> {
  const patterns = orderPatterns(words);
  const found = await Promise.all(patterns.map((pattern) => ordersOfRareWord(context, locationId, pattern)));
  const fewest = found
    .filter((ids) => ids !== undefined)
    .sort((one, other) => one.length - other.length)
    .at(0);
  const hasWords = and(fewest && inArray(orders.id, fewest), ...patterns.map(matches));
  const others = [
    await ordersOfPlate(context, locationId, words),
    await ordersOfArticle(context, locationId, words),
  ].filter((condition) => condition !== undefined);
  return others.length > 0 ? or(hasWords, ...others) : hasWords;
}

function paymentCondition(filter: PaymentFilter): SQL | undefined {
  switch (filter) {
    case 'owed':
      return and(
        gt(orders.openCents, 0),
        or(eq(orders.orderType, 'kauf'), inArray(orders.fulfilment, givenFulfilments)),
      );
    case 'gone-back':
      return inArray(orders.paymentState, ['partly-refunded', 'refunded']);
    default:
      return eq(orders.paymentState, filter);
  }
}

function conditionOf(locationId: string, filter: OrderFilter): SQL | undefined {
  const { state, payment, orderType, since } = filter;
  return and(
    eq(orders.locationId, locationId),
    state && inArray(orders.fulfilment, state === 'open' ? openFulfilments : [state]),
    payment && paymentCondition(payment),
    orderType && eq(orders.orderType, orderType),
    since && gte(orders.placedAt, since),
  );
}

/** The newest first. @returns one more than `limit` if the list goes on */
export async function listDeskOrders(
  context: Context,
  locationId: string,
  filter: OrderFilter,
  { after, limit }: KeysetPage<OrderCursor>,
): Promise<Row[]> {
  const isBelow =
    after &&
    or(
      lt(orders.placedAt, after.placedAt),
      and(eq(orders.placedAt, after.placedAt), lt(orders.id, after.id)),
    );
  const hasWords = await wordCondition(context, locationId, filter.words);
  return context.db
    .select()
    .from(orders)
    .where(and(conditionOf(locationId, filter), hasWords, isBelow))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit + 1);
}
