import { ownerOfUser } from '~/domain/accounts/visitor';
import { ordersOf } from '~/domain/orders/find-order.server';
import { fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { formatDay } from '~/values/german-date';

export interface OrderEntry {
  id: string;
  number: string;
  what: string;
  /** '21. November 2026' */
  day: string;
  place: string;
  totalCents: number;
  articles: string;
  state: string;
}

function orderEntry(order: PlacedOrder): OrderEntry {
  const { title, city } = order.confirmed;
  return {
    id: order.id,
    number: order.number,
    what: orderTypeNames[order.orderType],
    day: formatDay(order.placedAt),
    place: `${title}, ${city}`,
    totalCents: order.totalCents,
    articles: order.lines.map((line) => `${line.quantity} × ${line.title}`).join(', '),
    state: fulfilmentNames[order.fulfilment],
  };
}

export async function orderEntries(tenant: Tenant, context: Context, userId: string, before?: Date) {
  const { orders, hasMore } = await ordersOf(tenant, context, ownerOfUser(userId), before);
  return {
    entries: orders.map((order) => orderEntry(order)),
    older: hasMore ? orders.at(-1)?.placedAt.toISOString() : undefined,
  };
}
