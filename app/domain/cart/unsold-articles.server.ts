import { eq } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { isGoods, titleInText } from '~/domain/catalog/articles/offered-kinds';
import { articles } from '~/domain/catalog/articles/tables';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import type { Cart } from './cart.server';
import { isOpenCart } from './open-cart.server';
import { isArticleOfLine } from './priced-lines.server';
import { cartLines, carts } from './tables';

const { id, kind, title, subtitle } = articles;

const articlesOfOpenCart = statement(
  'articles_of_open_cart',
  ['owner', 'locationId'],
  (db, { owner, locationId }) =>
    db
      .selectDistinct({ id, kind, title, subtitle })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .innerJoin(articles, isArticleOfLine)
      .where(isOpenCart(owner, locationId))
      .orderBy(title, subtitle),
);

/** Names of the goods that the visitor's cart keeps, but does not show, because this location does not sell them. */
export async function unsoldArticles(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  cart: Pick<Cart, 'lines'> | undefined,
): Promise<string[]> {
  const owner = ownerOf(visitor);
  if (!owner) return [];
  const rows = await articlesOfOpenCart(context.db, { owner, locationId: tenant.location.id });
  const shown = new Set(cart?.lines.map(({ article }) => article.id));
  return rows
    .filter((row) => isGoods(row.kind) && !shown.has(row.id))
    .map((row) => `${titleInText(row)} ${row.subtitle}`.trim());
}
