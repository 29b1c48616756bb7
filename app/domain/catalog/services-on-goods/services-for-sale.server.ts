import { eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Audience } from '~/domain/tenancy/tenant';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { type IdQuery, statement } from '~/platform/database/statement.server';
import type { Article } from '../article';
import { articleTag, listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { maySell } from '../assortment';
import { assortmentOf } from '../assortment.server';
import { countPieces, findPricedArticles } from '../find-articles.server';
import type { Service } from './service';
import { servicesOnGoods } from './tables';

const readServices = statement('services_on_goods', [], (db) =>
  db
    .select(getTableColumns(servicesOnGoods))
    .from(servicesOnGoods)
    .innerJoin(articles, eq(articles.id, servicesOnGoods.articleId))
    .where(isNull(articles.retiredAt)),
);

const everyService: IdQuery = {
  name: 'services',
  query: sql`select ${servicesOnGoods.articleId} from ${servicesOnGoods}`,
  values: {},
};

export async function servicesForSale(
  audience: Audience,
  context: Context,
): Promise<(Service & { article: Article })[]> {
  const [rows, priced, assortment] = await Promise.all([
    readServices(context.db, {}),
    findPricedArticles(audience, context, everyService),
    assortmentOf(audience, context),
  ]);
  dependsOn([listTag('service'), ...rows.map(({ articleId }) => articleTag(articleId))]);
  const sold = await countPieces(audience, context, priced);
  return rows.flatMap((row) => {
    const article = sold.get(row.articleId);
    return article && maySell(article, assortment) ? [{ ...row, article }] : [];
  });
}
