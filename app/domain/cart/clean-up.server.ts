import { and, eq, isNull, lt, notLike } from 'drizzle-orm';
import { ownerOfUser } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Database } from '~/platform/database/database.server';
import { cartLines, carts } from './tables';

const KEPT_DAYS = 30;

/** Forgets guests' open carts that nobody touched for thirty days; accounts keep theirs, ordered ones stay with their order. */
export async function deleteOldCarts({ db, now }: Pick<Tenant, 'db' | 'now'>): Promise<void> {
  const limit = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1_000);
  await db
    .delete(carts)
    .where(
      and(isNull(carts.orderedAt), lt(carts.changedAt, limit), notLike(carts.ownerId, ownerOfUser('%'))),
    );
}

/** Deletes every cart of an owner. */
export async function deleteCartsOf(db: Database, owner: string): Promise<void> {
  await db.delete(carts).where(eq(carts.ownerId, owner));
}

/** The open carts of an owner as they are stored, for the data export. */
export function exportCarts(db: Database, owner: string) {
  return db
    .select({
      locationId: carts.locationId,
      changedAt: carts.changedAt,
      couponCode: carts.couponCode,
      kind: cartLines.kind,
      articleId: cartLines.articleId,
      quantity: cartLines.quantity,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(and(eq(carts.ownerId, owner), isNull(carts.orderedAt)));
}
