import { sql } from 'drizzle-orm';
import type { Audience } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { articleKinds } from '../articles/article';
import { listTags } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { assortmentOf, isOfShownCategory, isOfShownSeason } from '../assortment.server';
import type { ListOfMake, MakeLists } from '../listing/kind.server';
import { currentPrices } from '../pricing/tables';
import { allKinds } from './kinds.server';

type FoundList = ListOfMake & { source: number };

const cached = queryCache<FoundList[]>();
const sources: readonly MakeLists[] = allKinds.flatMap(({ listsOfMakes }) => listsOfMakes);

/** Lists with the most articles come first. */
export async function listsOfMakes(
  audience: Audience,
  context: Context,
): Promise<(ListOfMake & Pick<MakeLists, 'page'>)[]> {
  const { location, isNoaEmployee } = audience;
  const tags = ['categories', ...articleKinds.flatMap((kind) => listTags(kind, location.id))];
  const found = await cached(`${location.id} ${isNoaEmployee}`, tags, async () => {
    const selects = sources.map(
      ({ rows }, source) => sql`select ${source}::int as source, * from (${rows}) as lists`,
    );
    const assortment = await assortmentOf(audience, context);
    const { rows } = await context.db.execute<FoundList & Record<string, unknown>>(sql`
      with priced as (
        select distinct ${currentPrices.articleId} as id from ${currentPrices}
        where ${currentPrices.locationId} is null or ${currentPrices.locationId} = ${location.id}
      ), sold as (
        select id, ${articles.kind} as kind, ${articles.make} as make, ${articles.groupId} as group_id
        from ${articles} join priced using (id) where ${isOfShownSeason(assortment, sql`articles.id`)}
          and ${isOfShownCategory(assortment, { articleId: sql`articles.id`, kind: sql`articles.kind` })}
      )
      ${sql.join(selects, sql` union all `)} order by count desc, make, category`);
    return rows;
  });
  return found.flatMap(({ source, ...list }) => {
    const page = sources[source]?.page;
    return page ? [{ ...list, page }] : [];
  });
}
