import { asc, eq } from 'drizzle-orm';
import { articleKey } from '~/domain/catalog/article';
import { findArticles } from '~/domain/catalog/articles.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { CartLine } from './cart';
import { cartLines } from './tables';

/** The lines of a cart with today's prices, in the order they were put in; those whose article is gone are left out. */
export async function pricedLines(tenant: Tenant, context: Context, cartId: string): Promise<CartLine[]> {
  const rows = await context.db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.articleId));
  if (rows.length === 0) return [];
  const articles = await findArticles(tenant, context, rows);
  return rows.flatMap(({ quantity, seenPriceCents, ...ref }) => {
    const article = articles.get(articleKey(ref));
    return article ? [{ article, quantity, seenPriceCents }] : [];
  });
}
