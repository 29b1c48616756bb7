import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { articlePath } from '~/paths';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { articleKinds } from './articles/article';
import { listTags } from './articles/article-tags';
import { categoryUrlsOfArticle } from './articles/category-urls.server';
import { kindsWithoutCategory } from './articles/offered-kinds';
import { articles } from './articles/tables';
import type { Assortment } from './assortment';

/** `maySell` as a condition of SQL. */
const isForSale = (location: Tenant['location'], { kinds, categoryUrls }: Assortment) =>
  and(
    sql`(${inArray(articles.kind, kindsWithoutCategory)} or ${articles.id} in (select article_categories.article_id from article_categories
      join categories on categories.id = article_categories.category_id
      where categories.url = any(${sql.param([...categoryUrls])}::text[])))`,
    isNull(articles.retiredAt),
    inArray(articles.kind, [...kinds]),
    sql`${articles.id} in (select article_id from current_prices
      where current_prices.location_id is null or current_prices.location_id = ${location.id})`,
  );

export async function countArticlePages(
  { location }: Pick<Tenant, 'location'>,
  { db }: Context,
  assortment: Assortment,
): Promise<number> {
  dependsOn(articleKinds.flatMap((kind) => listTags(kind, location.id)));
  return db.$count(articles, isForSale(location, assortment));
}

/** The order is stable between batches. */
export async function articlePaths(
  { location }: Pick<Tenant, 'location'>,
  { db }: Context,
  assortment: Assortment,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  dependsOn(articleKinds.flatMap((kind) => listTags(kind, location.id)));
  const { id, kind, code } = articles;
  const rows = await db
    .select({ kind, code, categories: categoryUrlsOfArticle })
    .from(articles)
    .where(isForSale(location, assortment))
    .orderBy(asc(id))
    .offset(offset)
    .limit(limit);
  return rows.map(articlePath);
}
