import { and, eq, isNull } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { isGoods, titleInText } from '~/domain/catalog/articles/offered-kinds';
import { articles } from '~/domain/catalog/articles/tables';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Cart } from './cart.server';
import { isOpenCart } from './open-cart.server';
import { cartLines, carts } from './tables';

/** Names of the goods that the visitor's cart keeps, but does not show, because this location does not sell them. */
export async function unsoldArticles(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  cart: Pick<Cart, 'lines'> | undefined,
): Promise<string[]> {
  const owner = ownerOf(visitor);
  if (!owner) return [];
  const { id, kind, title, subtitle } = articles;
  const rows = await context.db
    .selectDistinct({ id, kind, title, subtitle })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(articles, and(eq(id, cartLines.articleId), isNull(articles.retiredAt)))
    .where(isOpenCart(owner, tenant.location.id))
    .orderBy(title, subtitle);
  const shown = new Set(cart?.lines.map(({ article }) => article.id));
  return rows
    .filter((row) => isGoods(row.kind) && !shown.has(row.id))
    .map((row) => `${titleInText(row)} ${row.subtitle}`.trim());
}
