import { and, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type OrderFulfilment, openFulfilments } from '~/domain/orders/fulfilment';
import type { OrderType } from '~/domain/orders/order';
import type { OrderCursor } from '~/domain/orders/order-cursor';
import { orderLines, orders } from '~/domain/orders/tables';
import type { Context } from '~/platform/context';
import type { PaymentFilter } from './payment-filter';
import { lineText, orderPatterns, orderText } from './search-patterns';

export interface OrderFilter {
  /** Words of number, name, mail, telephone or articles. */
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

/** Each word matches. */
async function wordCondition(context: Context, locationId: string, words: string): Promise<SQL | undefined> {
  const patterns = orderPatterns(words);
  const found = await Promise.all(patterns.map((pattern) => ordersOfRareWord(context, locationId, pattern)));
  const fewest = found
    .filter((ids) => ids !== undefined)
    .sort((one, other) => one.length - other.length)
    .at(0);
  return and(fewest && inArray(orders.id, fewest), ...patterns.map(matches));
}

function paymentCondition(filter: PaymentFilter): SQL | undefined {
  switch (filter) {
    case 'owed':
      return and(gt(orders.openCents, 0), eq(orders.orderType, 'kauf'));
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
  { after, limit }: { after: OrderCursor | undefined; limit: number },
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
