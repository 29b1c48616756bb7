import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { articlePath } from '~/paths';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { articleKinds } from './articles/article';
import { listTags } from './articles/article-tags';
import { offeredKinds } from './articles/offered-kinds';
import { articles } from './articles/tables';

type Place = Pick<Tenant, 'location'>;

const categoryUrls = sql<string[]>`array(
  select categories.url from article_categories join categories on categories.id = article_categories.category_id
  where article_categories.article_id = articles.id order by categories.url)`;

const isForSale = (location: Place['location']) =>
  and(
    isNull(articles.retiredAt),
    inArray(articles.kind, offeredKinds(location)),
    sql`exists (select from current_prices where current_prices.article_id = articles.id
      and (current_prices.location_id is null or current_prices.location_id = ${location.id}))`,
  );

/** How many articles a location has pages of. */
export async function countArticlePages({ location }: Place, { db }: Context): Promise<number> {
  madeFrom(articleKinds.flatMap((kind) => listTags(kind, location.id)));
  return db.$count(articles, isForSale(location));
}

/** The paths of a portion of these pages, in an order that stays. */
export async function articlePaths(
  { location }: Place,
  { db }: Context,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  madeFrom(articleKinds.flatMap((kind) => listTags(kind, location.id)));
  const { id, kind, code } = articles;
  const rows = await db
    .select({ kind, code, categories: categoryUrls })
    .from(articles)
    .where(isForSale(location))
    .orderBy(asc(id))
    .offset(offset)
    .limit(limit);
  return rows.map(articlePath);
}
