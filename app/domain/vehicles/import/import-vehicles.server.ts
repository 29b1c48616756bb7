import { asc, inArray, sql } from 'drizzle-orm';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import { chunks } from '~/values/chunks';
import { VEHICLES_TAG } from '../find-vehicle.server';
import { searchTokens } from '../finder/search-words';
import { vehicleFitments, vehicleKeys, vehicles, vehicleVinPrefixes } from '../tables';
import type { Fitment, Vehicle } from '../vehicle';

export interface ImportedVehicle extends Vehicle {
  keys: { hsn: string; tsn: string }[];
  vinPrefixes: string[];
}

export interface ImportVehiclesResult {
  vehicles: number;
  added: number;
  removed: number;
  keys: number;
  vinPrefixes: number;
  fitments: number;
}

const BATCH_SIZE = 500;

async function* batches<Row>(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** One text parameter for each batch, because millions of rows with a parameter for each value take far longer. */
async function writeFitments({ db }: Context, rows: readonly (Fitment & { vehicleId: number })[]) {
  await db.execute(sql`
    insert into vehicle_fitments (vehicle_id, combination, axle, width, aspect, rim_tenths, is_commercial, load_index, speed_index,
      rim_width_tenths, offset_min, offset_max, is_series, is_winter_only, document)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as imported ("vehicleId" integer, combination smallint,
      axle text, width smallint, aspect smallint, "rimTenths" smallint, "isCommercial" boolean, "loadIndex" smallint, "speedIndex" text,
      "rimWidthTenths" smallint, "offsetMin" smallint, "offsetMax" smallint, "isSeries" boolean,
      "isWinterOnly" boolean, document text)`);
}

async function writeBatch(tx: Context, batch: readonly ImportedVehicle[]) {
  const { db } = tx;
  const written = await db
    .insert(vehicles)
    .values(
      batch.map(({ keys: _keys, vinPrefixes: _prefixes, fitments: _fitments, ...vehicle }) => ({
        ...vehicle,
        search: searchTokens(vehicle),
      })),
    )
    .returning({ id: vehicles.id, code: vehicles.code });
  const idOf = new Map(written.map(({ id, code }) => [code, id]));
  const rowsOf = <Row>(own: (vehicle: ImportedVehicle) => readonly Row[]) =>
    batch.flatMap((vehicle) =>
      own(vehicle).map((row) => ({ ...row, vehicleId: idOf.get(vehicle.code) ?? 0 })),
    );
  const keys = rowsOf((vehicle) => vehicle.keys);
  const prefixes = rowsOf((vehicle) => vehicle.vinPrefixes.map((prefix) => ({ prefix })));
  const fitments = rowsOf((vehicle) => vehicle.fitments);
  for (const rows of chunks(keys)) await db.insert(vehicleKeys).values(rows);
  for (const rows of chunks(prefixes)) await db.insert(vehicleVinPrefixes).values(rows);
  await writeFitments(tx, fitments);
  return { keys: keys.length, vinPrefixes: prefixes.length, fitments: fitments.length };
}

/** Replaces all vehicles in the caller's transaction, one batch at a time. A selected vehicle stays if its public id does. */
export async function importVehicles(
  tx: Context,
  imported: Iterable<ImportedVehicle> | AsyncIterable<ImportedVehicle>,
): Promise<ImportVehiclesResult> {
  const { db } = tx;
  const before = await db.select({ code: vehicles.code }).from(vehicles);
  const missing = new Set(before.map(({ code }) => code));
  // Separate deletes, because a cascade would look up the rows of each vehicle.
  for (const table of [vehicleFitments, vehicleVinPrefixes, vehicleKeys, vehicles]) await db.delete(table);
  const result = { vehicles: 0, added: 0, removed: 0, keys: 0, vinPrefixes: 0, fitments: 0 };
  for await (const batch of batches(imported)) {
    const written = await writeBatch(tx, batch);
    result.vehicles += batch.length;
    result.keys += written.keys;
    result.vinPrefixes += written.vinPrefixes;
    result.fitments += written.fitments;
    for (const { code } of batch) if (!missing.delete(code)) result.added += 1;
  }
  result.removed = missing.size;
  await touchTags(db, [VEHICLES_TAG]);
  return result;
}

/** Replaces those with the same public id, in the caller's transaction; all others stay. */
export async function putVehicles(tx: Context, rows: readonly ImportedVehicle[]): Promise<void> {
  for (const batch of chunks(rows, BATCH_SIZE)) {
    const codes = batch.map(({ code }) => code);
    await tx.db.delete(vehicles).where(inArray(vehicles.code, codes));
    await writeBatch(tx, batch);
  }
  await touchTags(tx.db, [VEHICLES_TAG]);
}

export async function removeVehicles({ db }: Context, codes: readonly string[]): Promise<void> {
  await db.delete(vehicles).where(sql`${vehicles.code} = any(${sql.param([...codes])}::text[])`);
  await touchTags(db, [VEHICLES_TAG]);
}

type Parts = Pick<ImportedVehicle, 'keys' | 'vinPrefixes' | 'fitments'>;

export async function importedVehicles(
  { db }: Pick<Context, 'db'>,
  codes: readonly string[],
): Promise<ImportedVehicle[]> {
  const found = await db
    .select()
    .from(vehicles)
    .where(inArray(vehicles.code, [...codes]));
  const ids = found.map(({ id }) => id);
  const of = { keys: vehicleKeys, prefixes: vehicleVinPrefixes, fitments: vehicleFitments };
  const [keys, prefixes, fitments] = await Promise.all([
    db.select().from(of.keys).where(inArray(of.keys.vehicleId, ids)),
    db.select().from(of.prefixes).where(inArray(of.prefixes.vehicleId, ids)),
    db
      .select()
      .from(of.fitments)
      .where(inArray(of.fitments.vehicleId, ids))
      .orderBy(asc(of.fitments.combination), asc(of.fitments.axle)),
  ]);
  const noParts = (): Parts => ({ keys: [], vinPrefixes: [], fitments: [] });
  const rowsOf = new Map(found.map(({ id }) => [id, noParts()]));
  for (const { vehicleId, ...key } of keys) rowsOf.get(vehicleId)?.keys.push(key);
  for (const { vehicleId, prefix } of prefixes) rowsOf.get(vehicleId)?.vinPrefixes.push(prefix);
  for (const { vehicleId, ...fitment } of fitments) rowsOf.get(vehicleId)?.fitments.push(fitment);
  return found.map(({ id, search: _search, ...vehicle }) => ({
    ...vehicle,
    ...(rowsOf.get(id) ?? noParts()),
  }));
}
