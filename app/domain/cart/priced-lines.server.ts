import { asc, eq } from 'drizzle-orm';
import { findArticles } from '~/domain/catalog/find-articles.server';
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
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id));
  const articles = await findArticles(
    tenant,
    context,
    rows.map((row) => row.articleId),
  );
  return rows.flatMap(({ id, articleId, options, quantity, quotedPriceCents }) => {
    const article = articles.get(articleId);
    return article ? [{ id, article, options, quantity, quotedPriceCents }] : [];
  });
}
