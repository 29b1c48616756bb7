import { and, eq, isNull } from 'drizzle-orm';
import { carts } from '~/domain/cart/tables';
import type { Database } from '~/platform/database/database.server';
import { checkouts } from './tables';

export async function exportDrafts(db: Database, owner: string) {
  const rows = await db
    .select({ draft: checkouts })
    .from(checkouts)
    .innerJoin(carts, eq(carts.id, checkouts.cartId))
    .where(and(eq(carts.ownerId, owner), isNull(carts.orderedAt)));
  return rows.map(({ draft: { cartId: _cart, ...draft } }) => draft);
}
