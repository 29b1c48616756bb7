import { eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { locationTag } from '~/domain/tenancy/network.server';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { dependsOn } from '~/platform/cache/depends-on.server';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { type IdQuery, statement } from '~/platform/database/statement.server';
import type { Article } from '../article';
import { articleTag, listTags } from '../articles/article-tags';
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

interface ServiceForSale extends Service {
  article: Article;
}

const cached = queryCache<ServiceForSale[]>();

/** With prices of the location. */
function servicesAt(tenant: Tenant, context: Context): Promise<ServiceForSale[]> {
  const { location } = tenant;
  const tags = [locationTag(location), ...listTags('service', location.id)];
  return cached(location.id, tags, async () => {
    const [rows, priced] = await Promise.all([
      readServices(context.db, {}),
      findPricedArticles(tenant, context, everyService),
    ]);
    dependsOn(rows.map(({ articleId }) => articleTag(articleId)));
    const sold = await countPieces(tenant, context, priced);
    return rows.flatMap((row) => {
      const article = sold.get(row.articleId);
      return article ? [{ ...row, article }] : [];
    });
  });
}

export async function servicesForSale(audience: Audience, context: Context): Promise<ServiceForSale[]> {
  const [services, assortment] = await Promise.all([
    servicesAt(audience, context),
    assortmentOf(audience, context),
  ]);
  return services.filter(({ article }) => maySell(article, assortment));
}
