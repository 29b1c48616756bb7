import { eq } from 'drizzle-orm';
import {
  type Outstanding,
  type ReturnStockResult,
  returnStock,
} from '~/domain/catalog/inventory/move-stock.server';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { canonicalOrderNumber } from './order-number';
import { orders } from './tables';

export type ReturnOrderResult = ReturnStockResult | { ok: false; code: 'unknown-order' };

/** Takes pieces that were handed over back into the stock of the order's location, without `wanted` all that are not back yet. */
export function returnOrder(
  context: Context,
  number: string,
  wanted?: Outstanding,
): Promise<ReturnOrderResult> {
  return inTransaction(context, async (tx): Promise<ReturnOrderResult> => {
    const [order] = await tx.db
      .select({ number: orders.number, locationId: orders.locationId })
      .from(orders)
      .where(eq(orders.number, canonicalOrderNumber(number)))
      .for('update');
    const warehouses = order && (await ensureWarehouses(tx, [order.locationId]));
    const warehouseId = warehouses?.get(order?.locationId ?? null);
    if (!order || warehouseId === undefined) return { ok: false, code: 'unknown-order' };
    return returnStock(tx, order.number, warehouseId, wanted);
  });
}
