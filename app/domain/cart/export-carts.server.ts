import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '~/platform/database/database.server';
import { cartLines, carts } from './tables';

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
