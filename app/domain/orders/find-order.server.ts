import { and, asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { CheckoutWay } from './order';
import type { PlacedOrder } from './placed-order';
import { orderLines, orders } from './tables';

/**
 * An order of this visitor at this location; anybody else's is as if it were not there.
 * @param id the order's id; undefined: the visitor's latest of that way
 */
export async function findOwnOrder(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  way: CheckoutWay,
  id: string | undefined,
): Promise<PlacedOrder | undefined> {
  const owner = ownerOf(visitor);
  if (!owner || (id !== undefined && !z.uuid().safeParse(id).success)) return undefined;
  const [order] = await context.db
    .select()
    .from(orders)
    .where(
      and(
        id === undefined ? undefined : eq(orders.id, id),
        eq(orders.way, way),
        eq(orders.ownerId, owner),
        eq(orders.locationId, tenant.location.id),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  if (!order) return undefined;
  const lines = await context.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  return { ...order, lines };
}
