import { sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import { newestOf } from '~/values/newest';
import { articleKinds } from './articles/article';
import { listTags } from './articles/article-tags';

export interface ListChanges {
  /** By id of the category. */
  categories: ReadonlyMap<string, Date>;
  tyres: Date | undefined;
  seasons: ReadonlyMap<string, Date>;
  makes: ReadonlyMap<string, Date>;
}

interface TyreChange extends Record<string, unknown> {
  season: string;
  make: string;
  at: string;
}

const cached = queryCache<ListChanges>();

function newestBy(rows: readonly TyreChange[], field: 'season' | 'make'): Map<string, Date> {
  const newest = new Map<string, Date>();
  for (const row of rows) {
    const at = newestOf(newest.get(row[field]), momentOfDatabase(row.at));
    if (at) newest.set(row[field], at);
  }
  return newest;
}

export function listChanges({ location }: Pick<Tenant, 'location'>, context: Context): Promise<ListChanges> {
  const tags = articleKinds.flatMap((kind) => listTags(kind, location.id));
  return cached(location.id, tags, async () => {
    const isHere = sql`(article_changes.location_id is null or article_changes.location_id = ${location.id})`;
    const [placed, tyres] = await Promise.all([
      context.db.execute<{ id: string; at: string }>(sql`
        select category_id as id, max(at) as at from article_changes join article_categories using (article_id)
        where ${isHere} group by 1`),
      context.db.execute<TyreChange>(sql`
        select season, make, max(at) as at from article_changes join tyres using (article_id)
          join articles on articles.id = article_id
        where ${isHere} group by 1, 2`),
    ]);
    const seasons = newestBy(tyres.rows, 'season');
    return {
      categories: new Map(placed.rows.map(({ id, at }) => [id, momentOfDatabase(at)])),
      tyres: newestOf(...seasons.values()),
      seasons,
      makes: newestBy(tyres.rows, 'make'),
    };
  });
}
