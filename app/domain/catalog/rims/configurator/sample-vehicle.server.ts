import { sql } from 'drizzle-orm';
import { VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import { vehicles } from '~/domain/vehicles/tables';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag } from '../../articles/article-tags';
import { articles } from '../../articles/tables';
import { rims } from '../tables';

const cached = queryCache<string[]>();

/** Code of a car whose hub takes most rims, for visitors without a vehicle. */
export async function sampleVehicle(context: Context): Promise<string | undefined> {
  const [code] = await cached('sample', [listTag('rim'), VEHICLES_TAG], async () => {
    const { rows } = await context.db.execute<{ code: string }>(sql`
      select ${vehicles.code} as code from (
        select ${rims.boltHoles} as holes, ${rims.boltCircleTenths} as circle, count(*) as count from ${rims}
        join ${articles} on ${articles.id} = ${rims.articleId} and ${articles.retiredAt} is null group by 1, 2
      ) hubs join ${vehicles} on ${vehicles.boltHoles} = hubs.holes and ${vehicles.boltCircleTenths} = hubs.circle
      where ${vehicles.vehicleType} = 'PKW' and ${vehicles.centreBoreTenths} is not null
      order by hubs.count desc, ${vehicles.label}, ${vehicles.code} limit 1`);
    return rows.map((row) => row.code);
  });
  return code;
}
