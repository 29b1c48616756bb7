import { sql } from 'drizzle-orm';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import { VEHICLE_FILTER_TAG } from './articles-for-vehicle.server';
import type { FilterValues } from './tables';

interface VehiclePrefix {
  prefix: string;
  articleId: number;
  filterValues: FilterValues;
}

/** The rows of a batch that an article counts for, because some articles have thousands of prefixes. */
export const rowsFor = (prefixes: readonly unknown[]): number => 1 + prefixes.length / 20;

/** Replaces the prefixes of ECodes of some articles in the caller's transaction. */
export async function writeVehiclePrefixes(
  { db }: Pick<Context, 'db'>,
  articleIds: readonly number[],
  prefixes: readonly VehiclePrefix[],
): Promise<void> {
  const { rows } = await db.execute(sql`
    with incoming as (select * from unnest(${sql.param(prefixes.map((row) => row.prefix))}::text[],
      ${sql.param(prefixes.map((row) => row.articleId))}::int[],
      ${sql.param(prefixes.map((row) => JSON.stringify(row.filterValues)))}::jsonb[]) as incoming (prefix, article_id, filter_values)
    ), gone as (
      delete from article_vehicle_prefixes known where article_id = any(${sql.param([...articleIds])}::int[])
        and not exists (select 1 from incoming where incoming.prefix = known.prefix and incoming.article_id = known.article_id)
      returning 1
    ), added as (
      insert into article_vehicle_prefixes (prefix, article_id, filter_values) select prefix, article_id, filter_values from incoming
      on conflict (prefix, article_id) do update set filter_values = excluded.filter_values
        where article_vehicle_prefixes.filter_values <> excluded.filter_values returning 1
    )
    select 1 from gone union all select 1 from added`);
  if (rows.length > 0) await touchTags(db, [VEHICLE_FILTER_TAG]);
}
