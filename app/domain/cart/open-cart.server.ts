import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { carts } from './tables';

/** SQL that is true for an owner's open cart at a location: there is one at most. */
export const isOpenCart = (ownerId: string | SQL, locationId: string | SQL) =>
  and(eq(carts.ownerId, ownerId), eq(carts.locationId, locationId), isNull(carts.orderedAt));

/** Locks an owner's open cart at this location until the transaction ends; makes it where there is none. */
export async function lockOpenCart(tx: Context, { location }: Tenant, ownerId: string): Promise<string> {
  const now = tx.now();
  const [cart] = await tx.db
    .insert(carts)
    .values({ ownerId, locationId: location.id, createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: [carts.ownerId, carts.locationId],
      targetWhere: sql`ordered_at is null`,
      set: { changedAt: now },
    })
    .returning({ id: carts.id });
  if (!cart) throw new Error('a cart could not be opened');
  return cart.id;
}
