import { and, eq } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import type { Taking } from '~/domain/catalog/stock';
import { type Shortage, takeStock } from '~/domain/catalog/stock.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import type { CartLine } from './cart';
import { cartLines, carts } from './tables';

/** Locks a cart of this visitor at this location until the transaction ends; also one that was ordered already. */
export async function lockCart(tenant: Tenant, context: Context, visitor: Visitor, cartId: string) {
  const owner = ownerOf(visitor);
  if (!owner) return undefined;
  const [cart] = await context.db
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.ownerId, owner), eq(carts.locationId, tenant.location.id)))
    .for('update');
  return cart;
}

/** A line with the places that its pieces were taken from. */
export type TakenLine = CartLine & { taken: Taking[] };

/**
 * Takes a cart's pieces out of stock. An article in several lines counts together.
 * @returns the lines with their places, or what falls short (then nothing was taken)
 */
export async function takeCartStock(
  tenant: Tenant,
  context: Context,
  lines: CartLine[],
): Promise<{ lines: TakenLine[]; shortages: (Shortage & { title: string })[] }> {
  const wanted = new Map<string, number>();
  for (const { article, quantity } of lines) {
    wanted.set(article.articleId, (wanted.get(article.articleId) ?? 0) + quantity);
  }
  const { taken, shortages } = await takeStock(context.db, tenant.location.id, wanted);
  const titleOf = (id: string) => lines.find((line) => line.article.articleId === id)?.article.title ?? '';
  return {
    lines: lines.map((line) => ({ ...line, taken: taken.get(line.article.articleId) ?? [] })),
    shortages: shortages.map((short) => ({ ...short, title: titleOf(short.articleId) })),
  };
}

/** The cart became an order: it never changes again, and the visitor's next one is new. */
export async function closeCart(context: Context, cartId: string): Promise<void> {
  await context.db.update(carts).set({ orderedAt: context.now() }).where(eq(carts.id, cartId));
}

/** The shopper has seen today's prices of these lines. */
export async function acceptPrices(db: Database, cartId: string, lines: CartLine[]): Promise<void> {
  for (const { article, seenPriceCents } of lines) {
    if (article.priceCents === seenPriceCents) continue;
    await db
      .update(cartLines)
      .set({ seenPriceCents: article.priceCents })
      .where(
        and(
          eq(cartLines.cartId, cartId),
          eq(cartLines.kind, article.kind),
          eq(cartLines.articleId, article.articleId),
        ),
      );
  }
}
