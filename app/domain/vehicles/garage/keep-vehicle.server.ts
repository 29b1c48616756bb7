import { count, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { advisoryLock } from '~/platform/database/transaction.server';
import { garageVehicles } from '../tables';
import type { VehicleSummary } from '../vehicle';
import { isInGarage } from './garage.server';

/** Limits what one account can make the shop store and show. */
export const GARAGE_LIMIT = 20;

/** Runs in the caller's transaction and keeps the vehicle's name. @returns false if the garage is full */
export async function keepVehicle(
  tx: Context,
  owner: string,
  { code, label }: Pick<VehicleSummary, 'code' | 'label'>,
): Promise<boolean> {
  // Prevents two requests from counting at once.
  await advisoryLock(tx.db, `garage ${owner}`);
  const now = tx.now();
  const known = await tx.db
    .update(garageVehicles)
    .set({ label, chosenAt: now })
    .where(isInGarage(owner, code))
    .returning({ code: garageVehicles.vehicleCode });
  if (known.length > 0) return true;
  const [stored] = await tx.db
    .select({ entries: count() })
    .from(garageVehicles)
    .where(eq(garageVehicles.ownerId, owner));
  if ((stored?.entries ?? 0) >= GARAGE_LIMIT) return false;
  await tx.db
    .insert(garageVehicles)
    .values({ ownerId: owner, vehicleCode: code, label, addedAt: now, chosenAt: now });
  return true;
}
