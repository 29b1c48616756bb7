import { sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTags } from '../articles/article-tags';
import { offeredKinds } from '../articles/offered-kinds';
import { currentPrices } from '../pricing/tables';
import { type ListedArticle, listedArticles } from './find-listed.server';

const MAX_ARTICLES = 24;

const cached = queryCache<number[]>(500);

/**
 * Articles of any kind whose price here is an offer now, the cheapest first.
 * @param category else of all
 */
export async function reducedArticles(
  tenant: Tenant,
  context: Context,
  category?: { id: string },
): Promise<ListedArticle[]> {
  const { id } = tenant.location;
  const kinds = offeredKinds(tenant.location);
  const tags = kinds.flatMap((kind) => listTags(kind, id));
  const isWanted = category
    ? sql`exists (select from article_categories as placed
        where placed.article_id = price.article_id and placed.category_id = ${category.id})`
    : sql`true`;
  const ids = await cached(`${id} ${kinds} ${category?.id ?? ''}`, tags, async () => {
    const { rows } = await context.db.execute<{ id: number }>(sql`
      select article_id as id from ${currentPrices} as price
      where regular_cents is not null and kind = any(${sql.param(kinds)}::text[]) and ${isWanted} and (location_id = ${id} or (location_id is null and not exists (
        select 1 from ${currentPrices} as own where own.article_id = price.article_id and own.location_id = ${id})))
      order by cents, article_id limit ${MAX_ARTICLES}`);
    return rows.map((row) => row.id);
  });
  return listedArticles(tenant, context, `reduced ${ids.join()}`, tags, async () => ids);
}
