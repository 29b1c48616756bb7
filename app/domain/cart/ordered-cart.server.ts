import { and, eq } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import type { PricedLine } from './priced-lines.server';
import { cartLines, carts } from './tables';

const lockRow = statement(
  'lock_cart',
  ['cartId', 'owner', 'locationId'],
  (db, { cartId, owner, locationId }) =>
    db
      .select()
      .from(carts)
      .where(and(eq(carts.id, cartId), eq(carts.ownerId, owner), eq(carts.locationId, locationId)))
      .for('update'),
);

const close = statement('close_cart', ['orderedAt', 'cartId'], (db, { orderedAt, cartId }) =>
  db.update(carts).set({ orderedAt }).where(eq(carts.id, cartId)),
);

/** Also finds a cart that was ordered already. */
export async function lockCart(tenant: Tenant, tx: Context, visitor: Visitor, cartId: string) {
  const owner = ownerOf(visitor);
  if (!owner) return undefined;
  const [cart] = await lockRow(tx.db, { cartId, owner, locationId: tenant.location.id });
  return cart;
}

export async function closeCart(tx: Context, cartId: string): Promise<void> {
  await close(tx.db, { cartId, orderedAt: tx.now() });
}

export async function dropCoupon(tx: Context, cartId: string): Promise<void> {
  await tx.db.update(carts).set({ couponCode: null, changedAt: tx.now() }).where(eq(carts.id, cartId));
}

export async function acceptPrices(tx: Context, lines: readonly PricedLine[]): Promise<void> {
  for (const { id, article, quotedPriceCents } of lines) {
    if (article.price.cents === quotedPriceCents) continue;
    await tx.db.update(cartLines).set({ quotedPriceCents: article.price.cents }).where(eq(cartLines.id, id));
  }
}
