import { and, eq, inArray } from 'drizzle-orm';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { byLabel, summaryColumns, VEHICLES_TAG } from '../find-vehicle.server';
import { vehicleKeys, vehicles } from '../tables';
import type { VehicleSummary } from '../vehicle';
import { parseKbaKey } from './kba-key';

export type FindByKeyResult =
  /** A key often names more than one vehicle. */
  | { ok: true; vehicles: VehicleSummary[] }
  | { ok: false; code: 'malformed-hsn' | 'malformed-tsn' | 'unknown-key' };

export async function findByKey(
  context: Context,
  typed: { hsn: string; tsn: string },
): Promise<FindByKeyResult> {
  const parsed = parseKbaKey(typed);
  if (!parsed.ok) return parsed;
  dependsOn([VEHICLES_TAG]);
  const { hsn, tsns } = parsed.key;
  const rows = await context.db
    .select({ tsn: vehicleKeys.tsn, vehicle: summaryColumns })
    .from(vehicleKeys)
    .innerJoin(vehicles, eq(vehicles.id, vehicleKeys.vehicleId))
    .where(and(eq(vehicleKeys.hsn, hsn), inArray(vehicleKeys.tsn, tsns)))
    .orderBy(...byLabel);
  const meant = tsns.find((tsn) => rows.some((row) => row.tsn === tsn));
  const found = rows.filter(({ tsn }) => tsn === meant).map(({ vehicle }) => vehicle);
  return found.length > 0 ? { ok: true, vehicles: found } : { ok: false, code: 'unknown-key' };
}
