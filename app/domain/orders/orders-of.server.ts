import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { PlacedOrder } from './placed-order';
import { orderLines, orders } from './tables';

/** Orders on one page of the list. */
const PAGE = 20;

/** Orders of an owner at all locations of the group, the newest first. `before` pages on. */
export async function ordersOf(
  tenant: Tenant,
  context: Context,
  owner: string,
  before?: Date,
): Promise<{ orders: PlacedOrder[]; hasMore: boolean }> {
  const places = tenant.group.map((location) => location.id);
  const found = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, owner),
        inArray(orders.locationId, places),
        before ? lt(orders.placedAt, before) : undefined,
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(PAGE + 1);
  return { orders: await withLines(context, found.slice(0, PAGE)), hasMore: found.length > PAGE };
}

/** One order of an owner; anybody else's is as if it were not there. */
export async function orderOf(context: Context, owner: string, id: string): Promise<PlacedOrder | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const found = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.ownerId, owner)));
  return (await withLines(context, found))[0];
}

async function withLines(context: Context, found: Omit<PlacedOrder, 'lines'>[]): Promise<PlacedOrder[]> {
  if (found.length === 0) return [];
  const ids = found.map((order) => order.id);
  const lines = await context.db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  return found.map((order) => ({ ...order, lines: lines.filter((line) => line.orderId === order.id) }));
}
