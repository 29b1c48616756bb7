import { sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTags } from '../articles/article-tags';
import type { Assortment } from '../assortment';
import { isOfShownCategory, isOfShownSeason } from '../assortment.server';
import { currentPrices } from '../pricing/tables';
import { type ListedArticle, listedArticles } from './find-listed.server';

/** Maximum for each kind. */
const MAX_ARTICLES = 24;

const cached = queryCache<number[]>();

/** Cheapest first within a kind. */
export async function reducedArticles(
  tenant: Tenant,
  context: Context,
  assortment: Assortment,
): Promise<ListedArticle[]> {
  const { kinds, categoryUrls, hiddenSeasons } = assortment;
  const { id } = tenant.location;
  const tags = kinds.flatMap((kind) => listTags(kind, id));
  const ids = await cached(`${id} ${kinds} ${categoryUrls} ${hiddenSeasons}`, tags, async () => {
    const { rows } = await context.db.execute<{ id: number }>(sql`
      select article_id as id from (
        select article_id, cents, row_number() over (partition by kind order by cents, article_id) as place
        from ${currentPrices} as price
        where regular_cents is not null and kind = any(${sql.param([...kinds])}::text[]) and (location_id = ${id} or (location_id is null and not exists (
          select 1 from ${currentPrices} as own where own.article_id = price.article_id and own.location_id = ${id})))
        and ${isOfShownSeason(assortment, sql`price.article_id`)}
          and ${isOfShownCategory(assortment, { articleId: sql`price.article_id`, kind: sql`kind` })}
      ) as reduced where place <= ${MAX_ARTICLES} order by cents, article_id`);
    return rows.map((row) => row.id);
  });
  return listedArticles(tenant, context, { key: `reduced ${ids.join()}`, tags }, async () => ids);
}
