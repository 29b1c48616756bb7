import { type Outstanding, returnStock } from '~/domain/catalog/inventory/move-stock.server';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Change } from './change';
import { lockOrderNumbered } from './lock-order.server';
import { fulfilmentEvents } from './tables';

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
    const order = await lockOrderNumbered(tx, number);
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
