import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { dependsOn } from '~/platform/cache/depends-on.server';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { distinctValues } from './distinct-values.server';
import { vehicleSettings } from './settings';
import { vehicleFitments, vehicles } from './tables';
import type { Vehicle, VehicleSummary } from './vehicle';

/** Invalidated by an import of vehicles. */
export const VEHICLES_TAG = 'vehicles';

export const summaryColumns = {
  code: vehicles.code,
  vehicleType: vehicles.vehicleType,
  manufacturer: vehicles.manufacturer,
  baseModel: vehicles.baseModel,
  subModel: vehicles.subModel,
  engineOption: vehicles.engineOption,
  carBodyOption: vehicles.carBodyOption,
  gearingOption: vehicles.gearingOption,
  equipmentLineOption: vehicles.equipmentLineOption,
  label: vehicles.label,
  datECodePrefix: vehicles.datECodePrefix,
  powerKw: vehicles.powerKw,
  builtFrom: vehicles.builtFrom,
  builtUntil: vehicles.builtUntil,
  bodyType: vehicles.bodyType,
};

const { search: _search, ...vehicleColumns } = getTableColumns(vehicles);
const { vehicleId: _vehicle, ...fitmentColumns } = getTableColumns(vehicleFitments);

export const byLabel = [asc(vehicles.label), asc(vehicles.builtFrom), asc(vehicles.code)];

export async function findVehicleSummary(
  context: Context,
  code: string,
): Promise<VehicleSummary | undefined> {
  dependsOn([VEHICLES_TAG]);
  const [found] = await context.db.select(summaryColumns).from(vehicles).where(eq(vehicles.code, code));
  return found;
}

/** By code, of those that there are. */
export async function labelsOfVehicles(
  { db }: Pick<Context, 'db'>,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const { code, label } = vehicles;
  const found = await db
    .select({ code, label })
    .from(vehicles)
    .where(inArray(code, [...codes]));
  return new Map(found.map((one) => [one.code, one.label]));
}

async function loadVehicle(context: Context, code: string): Promise<Vehicle | undefined> {
  const [found] = await context.db.select(vehicleColumns).from(vehicles).where(eq(vehicles.code, code));
  if (!found) return undefined;
  const { id, ...vehicle } = found;
  const fitments = await context.db
    .select(fitmentColumns)
    .from(vehicleFitments)
    .where(eq(vehicleFitments.vehicleId, id))
    .orderBy(vehicleFitments.combination, vehicleFitments.axle);
  return { ...vehicle, fitments };
}

const knownVehicles = queryCache<{ vehicle: Vehicle | undefined }>();

export async function findVehicle(context: Context, code: string): Promise<Vehicle | undefined> {
  const { vehicle } = await knownVehicles(code, [VEHICLES_TAG], async () => ({
    vehicle: await loadVehicle(context, code),
  }));
  return vehicle;
}

export async function vehicleToSearchFor(
  { location }: Tenant,
  context: Context,
  code: string | undefined,
): Promise<Vehicle | undefined> {
  if (code === undefined || !vehicleSettings.of(location).hasVehicleSearch) return undefined;
  return findVehicle(context, code);
}

const knownTypes = queryCache<string[]>();
const knownBrands = queryCache<string[]>();

export async function hasVehicles(context: Context): Promise<boolean> {
  const types = await knownTypes('types', [VEHICLES_TAG], () =>
    distinctValues(context.db, vehicles, vehicles.vehicleType, undefined),
  );
  return types.length > 0;
}

export function carBrands(context: Context): Promise<string[]> {
  return knownBrands('brands', [VEHICLES_TAG], () =>
    distinctValues(context.db, vehicles, vehicles.manufacturer, eq(vehicles.vehicleType, 'PKW')),
  );
}
