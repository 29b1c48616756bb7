import { and, desc, eq } from 'drizzle-orm';
import { ownerOfUser, type Visitor } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { summaryColumns } from '../find-vehicle.server';
import { garageVehicles, vehicles } from '../tables';
import type { VehicleSummary } from '../vehicle';

export interface GarageEntry {
  code: string;
  label: string;
  name: string | null;
  addedAt: Date;
  isChosen: boolean;
  /** Undefined if the data no longer has it: it can be removed, but not selected. */
  vehicle: VehicleSummary | undefined;
}

/** The last selected vehicle comes first; guests have no garage. */
export async function garageOf(context: Context, visitor: Visitor): Promise<GarageEntry[]> {
  if (!visitor.user) return [];
  const rows = await context.db
    .select({ entry: garageVehicles, vehicle: summaryColumns })
    .from(garageVehicles)
    .leftJoin(vehicles, eq(vehicles.code, garageVehicles.vehicleCode))
    .where(eq(garageVehicles.ownerId, ownerOfUser(visitor.user.id)))
    .orderBy(desc(garageVehicles.chosenAt), garageVehicles.vehicleCode);
  return rows.map(({ entry: { vehicleCode: code, label, name, addedAt }, vehicle }) => ({
    code,
    label,
    name,
    addedAt,
    isChosen: code === visitor.vehicleCode,
    vehicle: vehicle ?? undefined,
  }));
}

export function isInGarage(owner: string, code: string) {
  return and(eq(garageVehicles.ownerId, owner), eq(garageVehicles.vehicleCode, code));
}

export function exportGarage(db: Database, owner: string) {
  const { vehicleCode, label, name, addedAt, chosenAt } = garageVehicles;
  return db
    .select({ vehicleCode, label, name, addedAt, chosenAt })
    .from(garageVehicles)
    .where(eq(garageVehicles.ownerId, owner))
    .orderBy(addedAt, vehicleCode);
}

export async function deleteGarageOf(db: Database, owner: string): Promise<void> {
  await db.delete(garageVehicles).where(eq(garageVehicles.ownerId, owner));
}
