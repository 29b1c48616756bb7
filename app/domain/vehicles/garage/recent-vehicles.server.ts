import { inArray } from 'drizzle-orm';
import { recentVehicleCodes } from '~/domain/accounts/session-vehicle.server';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import { summaryColumns } from '../find-vehicle.server';
import { vehicles } from '../tables';
import type { VehicleSummary } from '../vehicle';
import { garageOf } from './garage.server';

const SHOWN = 5;

/** Vehicles of the session and the account's garage besides the chosen one, the latest first. */
export async function recentVehicles(context: Context, visitor: Visitor): Promise<VehicleSummary[]> {
  const [inSession, inGarage] = await Promise.all([
    recentVehicleCodes(context, visitor),
    garageOf(context, visitor),
  ]);
  const codes = [...new Set([...inSession, ...inGarage.map(({ code }) => code)])];
  const others = codes.filter((code) => code !== visitor.vehicleCode).slice(0, SHOWN);
  if (others.length === 0) return [];
  const found = await context.db.select(summaryColumns).from(vehicles).where(inArray(vehicles.code, others));
  return others.flatMap((code) => found.find((vehicle) => vehicle.code === code) ?? []);
}
