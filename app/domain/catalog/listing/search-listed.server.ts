import { type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { articleKinds } from '../articles/article';
import { listTags } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { stockLevels, warehouses } from '../inventory/tables';
import { currentPrices } from '../pricing/tables';
import { type ListedArticle, listedArticles } from './find-listed.server';

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

function inStockHere(locationId: string): SQL {
  return sql`exists (select 1 from ${stockLevels} join ${warehouses} on ${warehouses.id} = ${stockLevels.warehouseId}
    where ${stockLevels.articleId} = ${articles.id} and ${warehouses.locationId} = ${locationId}
      and ${stockLevels.onHand} > ${stockLevels.allocated})`;
}

async function idsWithWords(
  { location }: Tenant,
  { db }: Context,
  words: readonly string[],
  limit: number,
): Promise<number[]> {
  const matches = words.map((word) => {
    const part = `%${escaped(word)}%`;
    // Shorter ones stand in every marking.
    const isMarking = word.length >= 3 ? sql`${articles.subtitle} ilike ${part}` : sql`false`;
    return sql`(${articles.title} ilike ${part} or ${isMarking} or ${articles.gtin} = ${word})`;
  });
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${articles.id} from ${articles} join lateral (
      select cents from ${currentPrices} where article_id = ${articles.id}
        and (location_id is null or location_id = ${location.id}) order by location_id nulls last limit 1
    ) as price on true
    where ${sql.join(matches, sql` and `)}
    order by ${inStockHere(location.id)} desc, price.cents, ${articles.id} limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Articles of any kind whose maker, name or marking has all of the words, or that have one as their GTIN; those in stock here first, then the cheapest. */
export async function searchListed(
  tenant: Tenant,
  context: Context,
  words: readonly string[],
  limit: number,
): Promise<ListedArticle[]> {
  if (words.length === 0) return [];
  const tags = articleKinds.flatMap((kind) => listTags(kind, tenant.location.id));
  const ids = await idsWithWords(tenant, context, words, limit);
  return listedArticles(tenant, context, `search ${ids.join()}`, tags, async () => ids);
}
