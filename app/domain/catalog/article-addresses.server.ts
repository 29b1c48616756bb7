import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { articlePath } from '~/paths';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { articleKinds } from './articles/article';
import { listTags } from './articles/article-tags';
import { kindsWithoutCategory, offeredKinds } from './articles/offered-kinds';
import { articles } from './articles/tables';

const urlsOfCategories = sql<string[]>`array(
  select categories.url from article_categories join categories on categories.id = article_categories.category_id
  where article_categories.article_id = articles.id order by categories.url)`;

/** Article pages exist only below categories that are shown. */
const isForSale = (location: Tenant['location'], categoryUrls: readonly string[]) =>
  and(
    sql`(${inArray(articles.kind, kindsWithoutCategory)} or ${articles.id} in (select article_categories.article_id from article_categories
      join categories on categories.id = article_categories.category_id
      where categories.url = any(${sql.param([...categoryUrls])}::text[])))`,
    isNull(articles.retiredAt),
    inArray(articles.kind, offeredKinds(location)),
    sql`${articles.id} in (select article_id from current_prices
      where current_prices.location_id is null or current_prices.location_id = ${location.id})`,
  );

export async function countArticlePages(
  { location }: Pick<Tenant, 'location'>,
  { db }: Context,
  categoryUrls: readonly string[],
): Promise<number> {
  dependsOn(articleKinds.flatMap((kind) => listTags(kind, location.id)));
  return db.$count(articles, isForSale(location, categoryUrls));
}

/** The order is stable between batches. */
export async function articlePaths(
  { location }: Pick<Tenant, 'location'>,
  { db }: Context,
  categoryUrls: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  dependsOn(articleKinds.flatMap((kind) => listTags(kind, location.id)));
  const { id, kind, code } = articles;
  const rows = await db
    .select({ kind, code, categories: urlsOfCategories })
    .from(articles)
    .where(isForSale(location, categoryUrls))
    .orderBy(asc(id))
    .offset(offset)
    .limit(limit);
  return rows.map(articlePath);
}
