import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { readLineOptions } from '~/domain/catalog/articles/line-options';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { openFulfilments } from './fulfilment';
import type { OrderType } from './order';
import type { OrderCursor } from './order-cursor';
import { canonicalOrderNumber } from './order-number';
import type { PlacedOrder } from './placed-order';
import { orderLines, orders } from './tables';
import { withdrawnOf } from './withdrawn.server';

const PAGE_SIZE = 20;

const linesOfOne = statement('find_order_lines', ['orderId'], (db, { orderId }) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
);

export async function withLines(
  { db }: Pick<Context, 'db'>,
  found: Omit<PlacedOrder, 'lines'>[],
): Promise<PlacedOrder[]> {
  const [first, ...more] = found;
  if (!first) return [];
  const ids = found.map((order) => order.id);
  const [lines, withdrawn] = await Promise.all([
    more.length === 0
      ? linesOfOne(db, { orderId: first.id })
      : db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.position)),
    withdrawnOf({ db }, ids),
  ]);
  const linesOf = (orderId: string) =>
    lines
      .filter((line) => line.orderId === orderId)
      .map((line) => ({ ...line, options: readLineOptions(line.options) ?? [] }));
  return found.map((order) => ({
    ...order,
    lines: linesOf(order.id),
    ...(withdrawn.has(order.id) && { isWithdrawn: true }),
  }));
}

const orderById = statement('find_order', ['id'], (db, { id }) =>
  db.select().from(orders).where(eq(orders.id, id)),
);

export async function findOrder(context: Context, id: string): Promise<PlacedOrder | undefined> {
  return (await withLines(context, await orderById(context.db, { id })))[0];
}

export async function findOrderByNumber(context: Context, number: string): Promise<PlacedOrder | undefined> {
  const found = await context.db
    .select()
    .from(orders)
    .where(eq(orders.number, canonicalOrderNumber(number)));
  return (await withLines(context, found))[0];
}

/** Without `id`, the latest one. An order of anybody else counts as not found. */
export async function findOwnOrder(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { orderType, id }: { orderType: OrderType; id: string | undefined },
): Promise<PlacedOrder | undefined> {
  const owner = ownerOf(visitor);
  if (!owner) return undefined;
  if (id !== undefined) {
    const order = await orderOf(context, owner, id);
    const isAsked = order?.orderType === orderType && order.locationId === tenant.location.id;
    return isAsked ? order : undefined;
  }
  const found = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.orderType, orderType),
        eq(orders.ownerId, owner),
        eq(orders.locationId, tenant.location.id),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return (await withLines(context, found))[0];
}

const JUST_MS = 60 * 60_000;

/** The visitor's latest order of the last hour, unless it was given up. */
export async function justOrdered(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<{ id: string; orderType: OrderType } | undefined> {
  const owner = ownerOf(visitor);
  if (!owner) return undefined;
  const { id, orderType, placedAt } = orders;
  const since = new Date(context.now().getTime() - JUST_MS);
  const own = [eq(orders.ownerId, owner), eq(orders.locationId, tenant.location.id)];
  const [latest] = await context.db
    .select({ id, orderType })
    .from(orders)
    .where(and(...own, gt(placedAt, since), notInArray(orders.fulfilment, ['cancelled', 'lapsed'])))
    .orderBy(desc(placedAt))
    .limit(1);
  return latest;
}

/** The column is exact to a microsecond, a cursor to a millisecond. */
export const placedMillisecond = sql`date_trunc('milliseconds', ${orders.placedAt})`;

/** At all locations of the group, newest first. */
export async function ordersOf(
  tenant: Tenant,
  context: Context,
  owner: string,
  after?: OrderCursor,
): Promise<{ orders: PlacedOrder[]; next: OrderCursor | undefined }> {
  const found = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, owner),
        inArray(
          orders.locationId,
          tenant.group.map((location) => location.id),
        ),
        after &&
          or(
            lt(placedMillisecond, after.placedAt),
            and(eq(placedMillisecond, after.placedAt), lt(orders.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(placedMillisecond), desc(orders.id))
    .limit(PAGE_SIZE + 1);
  const page = found.slice(0, PAGE_SIZE);
  return {
    orders: await withLines(context, page),
    next: found.length > PAGE_SIZE ? page.at(-1) : undefined,
  };
}

/** At all locations and hosts, newest first. */
export function openOrdersOf({ db }: Context, owner: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, owner), inArray(orders.fulfilment, openFulfilments)))
    .orderBy(desc(orders.placedAt));
}

export async function orderOf(context: Context, owner: string, id: string): Promise<PlacedOrder | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const order = await findOrder(context, id);
  return order?.ownerId === owner ? order : undefined;
}
