import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { carts } from './tables';

/** An owner has at most one open cart at a location. */
export const isOpenCart = (ownerId: string | SQL, locationId: string | SQL) =>
  and(eq(carts.ownerId, ownerId), eq(carts.locationId, locationId), isNull(carts.orderedAt));

const upsertCart = statement('lock_open_cart', ['ownerId', 'locationId', 'now'], (db, values) => {
  const { ownerId, locationId, now } = values;
  return db
    .insert(carts)
    .values({ ownerId, locationId, createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: [carts.ownerId, carts.locationId],
      targetWhere: sql`ordered_at is null`,
      set: { changedAt: now },
    })
    .returning({ id: carts.id });
});

/** Creates the cart if there is none. */
export async function lockOpenCart(tx: Context, { location }: Tenant, ownerId: string): Promise<string> {
  const [cart] = await upsertCart(tx.db, { ownerId, locationId: location.id, now: tx.now() });
  if (!cart) throw new Error('a cart could not be opened');
  return cart.id;
}
