import { and, eq, isNull, sql } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import { pricesNow } from '~/domain/catalog/pricing/prices.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import type { Cents } from '~/values/money';
import { isOpenCart } from './open-cart.server';
import { cartLines, carts } from './tables';

/** How many pieces lie in a cart, and what they cost now with their deposits and without a coupon. */
export interface CartSummary {
  pieces: number;
  totalCents: Cents;
}

const isInOpenCart = sql`${cartLines.cartId} = (select ${carts.id} from ${carts} where ${isOpenCart(
  sql.placeholder('owner'),
  sql.placeholder('locationId'),
)})`;
const articlesInOpenCart = sql`select ${cartLines.articleId} from ${cartLines} where ${isInOpenCart}`;

const readLines = statement('sum_up_cart', ['owner', 'locationId'], (db) =>
  db
    .select({
      articleId: cartLines.articleId,
      quantity: cartLines.quantity,
      depositCents: articles.depositCents,
    })
    .from(cartLines)
    .innerJoin(articles, eq(articles.id, cartLines.articleId))
    .where(and(isInOpenCart, isNull(articles.retiredAt))),
);

/** Adds up an owner's cart at this location as `readCart` does, without looking at stock and coupon: for every page's header. */
export async function cartSummary(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  owner: string,
): Promise<CartSummary> {
  const open = { owner, locationId: location.id };
  const [lines, prices] = await Promise.all([
    readLines(context.db, open),
    pricesNow(context, location, { name: 'in_open_cart', query: articlesInOpenCart, values: open }),
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
