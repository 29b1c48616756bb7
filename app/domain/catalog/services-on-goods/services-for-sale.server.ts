import { eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Article } from '../article';
import { articles } from '../articles/tables';
import { maySell } from '../assortment';
import { assortmentOf } from '../assortment.server';
import { findArticles } from '../find-articles.server';
import type { Service } from './service';
import { servicesOnGoods } from './tables';

/** Work that the location sells, with its article at the location's price. */
export async function servicesForSale(
  tenant: Tenant,
  context: Context,
  isNoaEmployee: boolean,
): Promise<(Service & { article: Article })[]> {
  const rows = await context.db
    .select(getTableColumns(servicesOnGoods))
    .from(servicesOnGoods)
    .innerJoin(articles, eq(articles.id, servicesOnGoods.articleId))
    .where(isNull(articles.retiredAt));
  const ids = rows.map(({ articleId }) => articleId);
  const [sold, assortment] = await Promise.all([
    findArticles(tenant, context, ids),
    assortmentOf(tenant, context, isNoaEmployee),
  ]);
  return rows.flatMap((row) => {
    const article = sold.get(row.articleId);
    return article && maySell(article, assortment) ? [{ ...row, article }] : [];
  });
}
