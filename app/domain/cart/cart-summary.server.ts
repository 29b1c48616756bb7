import { and, eq, isNull } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import { pricesNow } from '~/domain/catalog/pricing/prices.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import { isOpenCart } from './open-cart.server';
import { cartLines, carts } from './tables';

/** How many pieces lie in a cart, and what they cost now with their deposits and without a coupon. */
export interface CartSummary {
  pieces: number;
  totalCents: Cents;
}

/** Adds up an owner's cart at this location as `readCart` does, without looking at stock and coupon: for every page's header. */
export async function cartSummary(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  owner: string,
): Promise<CartSummary> {
  const { articleId, quantity, cartId } = cartLines;
  const { db } = context;
  const openCart = db.select({ id: carts.id }).from(carts).where(isOpenCart(owner, location.id));
  const isInCart = eq(cartId, openCart);
  const [lines, prices] = await Promise.all([
    db
      .select({ articleId, quantity, depositCents: articles.depositCents })
      .from(cartLines)
      .innerJoin(articles, eq(articles.id, articleId))
      .where(and(isInCart, isNull(articles.retiredAt))),
    pricesNow(context, location, db.select({ id: articleId }).from(cartLines).where(isInCart)),
  ]);
  return lines.reduce<CartSummary>(
    (sum, line) => {
      const price = prices.get(line.articleId);
      if (!price) return sum;
      return {
        pieces: sum.pieces + line.quantity,
        totalCents: sum.totalCents + (price.cents + (line.depositCents ?? 0)) * line.quantity,
      };
    },
    { pieces: 0, totalCents: 0 },
  );
}
