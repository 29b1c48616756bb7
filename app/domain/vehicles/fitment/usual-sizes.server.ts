import { sql } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { VEHICLES_TAG } from '../find-vehicle.server';
import { vehicleFitments, vehicles } from '../tables';
import type { PlainSize } from './verdict';

const MAX_SIZES = 12;

const cached = queryCache<PlainSize[]>();

export function usualSizes(context: Context, make: string): Promise<PlainSize[]> {
  return cached(make, [VEHICLES_TAG], async () => {
    const { width, aspect, rimTenths, vehicleId, isSeries } = vehicleFitments;
    const { rows } = await context.db.execute<{ width: number; aspect: number; rim: number }>(sql`
      select ${width} as width, ${aspect} as aspect, ${rimTenths} as rim
      from ${vehicleFitments} join ${vehicles} on ${vehicles.id} = ${vehicleId}
      where ${vehicles.manufacturer} = ${make}
      group by 1, 2, 3
      order by count(distinct ${vehicleId}) filter (where ${isSeries}) desc, count(distinct ${vehicleId}) desc, 3, 1, 2
      limit ${MAX_SIZES}`);
    return rows.map((row) => ({ width: row.width, aspect: row.aspect, rimTenths: row.rim }));
  });
}
