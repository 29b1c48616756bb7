import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { carts } from './tables';

/** An owner has at most one open cart at a location. */
export const isOpenCart = (ownerId: string | SQL, locationId: string | SQL) =>
  and(eq(carts.ownerId, ownerId), eq(carts.locationId, locationId), isNull(carts.orderedAt));

/** Creates the cart if there is none. */
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
