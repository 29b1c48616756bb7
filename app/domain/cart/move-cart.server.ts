import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Visitor } from '~/domain/accounts/session.server';
import { QUANTITY_LIMIT } from '~/domain/catalog/article';
import type { Location } from '~/domain/tenancy/network';
import type { Tenant } from '~/domain/tenancy/tenant';
import { inTransaction } from '~/platform/database/transaction.server';
import { cartLines, carts } from './tables';

/**
 * Takes the visitor's cart along to another location of the group. What lies in a cart there already is kept: equal
 * lines are added up. Prices are seen anew, so that a difference is told.
 */
export async function moveCart(tenant: Tenant, visitor: Visitor, target: Location): Promise<void> {
  const { sessionId } = visitor;
  if (!sessionId || target.id === tenant.location.id) return;
  await inTransaction(tenant.db, async (tx) => {
    const open = await tx
      .select()
      .from(carts)
      .where(and(eq(carts.sessionId, sessionId), isNull(carts.orderedAt)))
      .orderBy(carts.id)
      .for('update');
    const from = open.find((cart) => cart.locationId === tenant.location.id);
    const to = open.find((cart) => cart.locationId === target.id);
    if (!from) return;
    if (!to) {
      const change = { locationId: target.id, changedAt: tenant.now() };
      await tx.update(carts).set(change).where(eq(carts.id, from.id));
      return;
    }
    const lines = await tx.select().from(cartLines).where(eq(cartLines.cartId, from.id));
    for (const line of lines) {
      await tx
        .insert(cartLines)
        .values({ ...line, cartId: to.id })
        .onConflictDoUpdate({
          target: [cartLines.cartId, cartLines.kind, cartLines.articleId],
          set: { quantity: sql`least(${QUANTITY_LIMIT}, ${cartLines.quantity} + ${line.quantity})` },
        });
    }
    await tx.delete(carts).where(eq(carts.id, from.id));
  });
}
