import { eq, inArray } from 'drizzle-orm';
import type { Database } from '~/platform/database/database.server';
import { orderHistory } from './find-order.server';
import { orderLines, orders } from './tables';

/** Every order of an owner as it is stored, with its lines and its history, for the data export. */
export async function exportOrders(db: Database, owner: string) {
  const own = await db.select().from(orders).where(eq(orders.ownerId, owner));
  if (own.length === 0) return [];
  const ids = own.map((order) => order.id);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids));
  return Promise.all(
    own.map(async ({ ownerId: _owner, cartId: _cart, ...order }) => ({
      ...order,
      lines: lines.filter((line) => line.orderId === order.id),
      history: await orderHistory({ db }, order),
    })),
  );
}
