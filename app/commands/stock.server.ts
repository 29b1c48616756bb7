import { fulfil, release } from '~/domain/catalog/inventory/allocate.server';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';

/** Puts right what is on hand and allocated, from movements and allocations. */
export async function recountLines(context: Context): Promise<string[]> {
  const corrected = await recountStock(context);
  if (corrected.length === 0) return ['All stock levels are the sums of their movements and allocations.'];
  return corrected.map(
    ({ key, location, on_hand, allocated }) =>
      `${key} at ${location ?? 'the central warehouse'}: ${on_hand} on hand, ${allocated} allocated`,
  );
}

async function orderNumbered(context: Context, number: string): Promise<PlacedOrder> {
  const order = await findOrderByNumber(context, number);
  if (!order) throw new ConfigError(`There is no order "${number}".`);
  return order;
}

/** Takes an order's pieces out of their warehouses: they were handed over or sent. */
export async function fulfilOrder(context: Context, number: string): Promise<string> {
  const order = await orderNumbered(context, number);
  const result = await fulfil(context, { type: 'order', id: order.id }, order.number);
  if (result.ok) return `The pieces of ${order.number} have left their warehouses.`;
  throw new ConfigError(
    result.code === 'nothing-allocated'
      ? `Nothing is allocated to ${order.number} any more.`
      : `Less is on hand than is allocated to ${order.number}: count the stock first.`,
  );
}

/** Gives an order's pieces back: they can be sold again. */
export async function releaseOrder(context: Context, number: string): Promise<string> {
  const order = await orderNumbered(context, number);
  await release(context, { type: 'order', id: order.id });
  return `The pieces of ${order.number} can be sold again.`;
}
