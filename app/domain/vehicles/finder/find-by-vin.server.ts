import { eq, inArray } from 'drizzle-orm';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { byLabel, summaryColumns, VEHICLES_TAG } from '../find-vehicle.server';
import { vehicles, vehicleVinPrefixes } from '../tables';
import type { VehicleSummary } from '../vehicle';
import { type ParseVinResult, parseVin, vinPrefixes } from './vin';

export type FindByVinResult =
  | { ok: true; vin: string; vehicles: VehicleSummary[] }
  | Extract<ParseVinResult, { ok: false }>
  /** The VIN is valid, but unknown to the data. */
  | { ok: false; code: 'unknown-vin' };

/** Finds vehicles by the longest prefix of the VIN that the data has. */
export async function findByVin(context: Context, typed: string): Promise<FindByVinResult> {
  const parsed = parseVin(typed);
  if (!parsed.ok) return parsed;
  dependsOn([VEHICLES_TAG]);
  const rows = await context.db
    .select({ prefix: vehicleVinPrefixes.prefix, vehicle: summaryColumns })
    .from(vehicleVinPrefixes)
    .innerJoin(vehicles, eq(vehicles.id, vehicleVinPrefixes.vehicleId))
    .where(inArray(vehicleVinPrefixes.prefix, vinPrefixes(parsed.vin)))
    .orderBy(...byLabel);
  const longest = Math.max(...rows.map(({ prefix }) => prefix.length));
  const found = rows.filter(({ prefix }) => prefix.length === longest).map(({ vehicle }) => vehicle);
  return found.length > 0
    ? { ok: true, vin: parsed.vin, vehicles: found }
    : { ok: false, code: 'unknown-vin' };
}
