import { and, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type OrderFulfilment, openFulfilments } from '~/domain/orders/fulfilment';
import type { OrderType } from '~/domain/orders/order';
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

/** The place after which a list goes on. */
export interface OrderCursor {
  placedAt: Date;
  id: string;
}

type Row = typeof orders.$inferSelect;

/** Each word stands in the order itself or in one of its lines. */
function matches(pattern: string): SQL | undefined {
  return or(
    sql`${orderText} like ${pattern}`,
    sql`${orders.id} in (select ${orderLines.orderId} from ${orderLines} where ${lineText} like ${pattern})`,
  );
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
  const { words, state, payment, orderType, since } = filter;
  return and(
    eq(orders.locationId, locationId),
    ...orderPatterns(words).map(matches),
    state && inArray(orders.fulfilment, state === 'open' ? openFulfilments : [state]),
    payment && paymentCondition(payment),
    orderType && eq(orders.orderType, orderType),
    since && gte(orders.placedAt, since),
  );
}

/** The newest first. @returns one more than `limit` if the list goes on */
export function listDeskOrders(
  { db }: Context,
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
  return db
    .select()
    .from(orders)
    .where(and(conditionOf(locationId, filter), isBelow))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit + 1);
}
