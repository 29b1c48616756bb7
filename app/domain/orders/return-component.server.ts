import { eq } from 'drizzle-orm';
import { type Outstanding, returnStock } from '~/domain/catalog/inventory/move-stock.server';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Change } from './change';
import { canonicalOrderNumber } from './order-number';
import { fulfilmentEvents, orders } from './tables';

export type ReturnComponentResult =
  | { ok: true; number: string }
  | { ok: false; code: 'unknown-order' | 'not-outstanding' };

export function returnComponent(
  context: Context,
  number: string,
  component: Outstanding,
  { actor, reason }: Change,
): Promise<ReturnComponentResult> {
  return inTransaction(context, async (tx): Promise<ReturnComponentResult> => {
    const numbered = eq(orders.number, canonicalOrderNumber(number));
    const [order] = await tx.db.select().from(orders).where(numbered).for('update');
    const warehouses = order && (await ensureWarehouses(tx, [order.locationId]));
    const warehouseId = warehouses?.get(order?.locationId ?? null);
    if (!order || warehouseId === undefined) return { ok: false, code: 'unknown-order' };
    const returned = await returnStock(tx, order.number, warehouseId, component);
    if (!returned.ok) return { ok: false, code: returned.code };
    await tx.db.insert(fulfilmentEvents).values({
      orderId: order.id,
      kind: 'returned',
      actorType: actor.type,
      actorId: actor.id,
      reason: reason ?? null,
      at: tx.now(),
    });
    return { ok: true, number: order.number };
  });
}
