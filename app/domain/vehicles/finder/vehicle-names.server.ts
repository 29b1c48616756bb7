import { max, min, sql } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { VEHICLES_TAG } from '../find-vehicle.server';
import { vehicles } from '../tables';
import { indexVehicleNames, type VehicleNames } from './vehicle-names';

/** Digits of a DAT ECode up to the sub model, for which articles are made. */
const ECODE_OF_MODEL = 11;

const cached = queryCache<VehicleNames>();

export function vehicleNames({ db }: Context): Promise<VehicleNames> {
  return cached('names', [VEHICLES_TAG], async () => {
    const { manufacturer, baseModel, subModel, engineOption, carBodyOption } = vehicles;
    const named = { manufacturer, baseModel, subModel, engineOption, carBodyOption };
    const ecode = sql<string | null>`left(${vehicles.datECodePrefix}, ${ECODE_OF_MODEL}::int)`;
    const rows = await db
      .select({ ...named, ecode, builtFrom: min(vehicles.builtFrom), builtUntil: max(vehicles.builtUntil) })
      .from(vehicles)
      .groupBy(...Object.values(named), sql`6`)
      .orderBy(...Object.values(named));
    return indexVehicleNames(rows);
  });
}
