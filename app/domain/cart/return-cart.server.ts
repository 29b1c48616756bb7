import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { cartLines, carts } from './tables';

/** The pieces of an order that was never paid lie in its shopper's cart again; lines that are there stay as they are. In the caller's transaction. */
export async function returnCart({ db, now }: Context, { cartId }: { cartId: string }): Promise<void> {
  const [ordered] = await db.select().from(carts).where(eq(carts.id, cartId));
  if (!ordered) return;
  const { ownerId, locationId, couponCode } = ordered;
  const fresh = { ownerId, locationId, couponCode, createdAt: now(), changedAt: now() };
  await db.insert(carts).values(fresh).onConflictDoNothing();
  const isOpen = and(eq(carts.ownerId, ownerId), eq(carts.locationId, locationId), isNull(carts.orderedAt));
  const [open] = await db.select({ id: carts.id }).from(carts).where(isOpen).for('update');
  const lines = await db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
  if (!open || lines.length === 0) return;
  const rows = lines.map(({ id: _id, ...line }) => ({
    ...line,
    // The driver would send a list as an array of PostgreSQL.
    options: JSON.stringify(line.options) as never,
    cartId: open.id,
  }));
  await db.insert(cartLines).values(rows).onConflictDoNothing();
}
