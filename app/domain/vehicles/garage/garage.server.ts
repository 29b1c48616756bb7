import { and, desc, eq } from 'drizzle-orm';
import { ownerOfUser, type Visitor } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { summaryColumns } from '../find-vehicle.server';
import { garageVehicles, vehicles } from '../tables';
import type { VehicleSummary } from '../vehicle';

export interface GarageEntry {
  code: string;
  /** As the data had it when it was put in. */
  label: string;
  /** What its owner calls it. */
  name: string | null;
  addedAt: Date;
  /** It is the one that was chosen in this session. */
  isChosen: boolean;
  /** Undefined once the data no longer has it: it can be removed, not chosen. */
  vehicle: VehicleSummary | undefined;
}

/** The vehicles of the visitor's account, the latest chosen first; a guest has no garage. */
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
