import { inArray, isNull, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { warehouses } from './tables';

/** By location id; the central warehouse has the key null. */
export async function warehouseIds(
  { db }: Pick<Context, 'db'>,
  locationIds: readonly string[],
): Promise<Map<string | null, number>> {
  const known = await db
    .select()
    .from(warehouses)
    .where(or(isNull(warehouses.locationId), inArray(warehouses.locationId, [...locationIds])));
  return new Map(known.map(({ id, locationId }) => [locationId, id]));
}

export async function ensureWarehouses(
  context: Pick<Context, 'db'>,
  locationIds: readonly string[],
): Promise<Map<string | null, number>> {
  const rows = [null, ...locationIds].map((locationId) => ({ locationId }));
  await context.db.insert(warehouses).values(rows).onConflictDoNothing();
  return warehouseIds(context, locationIds);
}
