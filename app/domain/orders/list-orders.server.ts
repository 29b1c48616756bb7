import { and, desc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import type { PaymentState } from '~/domain/payments/ledger';
import type { Context } from '~/platform/context';
import type { OrderFulfilment } from './fulfilment';
import type { PlacedOrder } from './placed-order';
import { orders } from './tables';

interface OrderFilter {
  fulfilments?: readonly OrderFulfilment[] | undefined;
  paymentState?: PaymentState | undefined;
  locationId?: string | undefined;
  since?: Date | undefined;
}

/** Newest first. */
export function listOrders(
  { db }: Pick<Context, 'db'>,
  { fulfilments, paymentState, locationId, since }: OrderFilter,
  limit: number,
): Promise<Omit<PlacedOrder, 'lines'>[]> {
  const conditions: (SQL | undefined)[] = [
    fulfilments && inArray(orders.fulfilment, [...fulfilments]),
    paymentState && eq(orders.paymentState, paymentState),
    locationId === undefined ? undefined : eq(orders.locationId, locationId),
    since && gte(orders.placedAt, since),
  ];
  return db
    .select()
    .from(orders)
    .where(and(...conditions))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
}
