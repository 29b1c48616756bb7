import { startSession } from '~/domain/accounts/session.server';
import { setSessionVehicle } from '~/domain/accounts/session-vehicle.server';
import { ownerOfUser, type SessionChange, type Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { findVehicleSummary } from '../find-vehicle.server';
import { garageVehicles } from '../tables';
import type { VehicleSummary } from '../vehicle';
import { isInGarage } from './garage.server';
import { keepVehicle } from './keep-vehicle.server';

export type ChooseVehicleResult = (
  | {
      ok: true;
      vehicle: VehicleSummary;
      isGarageFull: boolean;
    }
  | { ok: false; code: 'unknown-vehicle' | 'session-ended' }
) & { session?: SessionChange };

/** Selects a vehicle for the session; signed-in visitors get it in their garage, too. */
export async function chooseVehicle(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  code: string,
): Promise<ChooseVehicleResult> {
  const vehicle = await findVehicleSummary(context, code);
  if (!vehicle) return { ok: false, code: 'unknown-vehicle' };
  const { visitor: owning, session } = await startSession(tenant, context, visitor);
  const result = await inTransaction(context, async (tx): Promise<ChooseVehicleResult> => {
    if (!(await setSessionVehicle(tx.db, owning, code))) return { ok: false, code: 'session-ended' };
    const hasRoom = owning.user ? await keepVehicle(tx, ownerOfUser(owning.user.id), vehicle) : true;
    return { ok: true, vehicle, isGarageFull: !hasRoom };
  });
  return { ...result, session };
}

export async function deselectVehicle(context: Context, visitor: Visitor): Promise<void> {
  await setSessionVehicle(context.db, visitor, null);
}

export async function removeVehicle(context: Context, visitor: Visitor, code: string): Promise<void> {
  const { user } = visitor;
  if (!user) return;
  await inTransaction(context, async (tx) => {
    if (visitor.vehicleCode === code) await setSessionVehicle(tx.db, visitor, null);
    await tx.db.delete(garageVehicles).where(isInGarage(ownerOfUser(user.id), code));
  });
}

export const MAX_NAME_LENGTH = 40;

export type RenameVehicleResult =
  | { ok: true }
  | { ok: false; code: 'not-in-garage' }
  | { ok: false; code: 'name-too-long'; limit: number };

export async function renameVehicle(
  context: Context,
  { user }: Visitor,
  code: string,
  typedName: string,
): Promise<RenameVehicleResult> {
  const name = typedName.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (name.length > MAX_NAME_LENGTH) return { ok: false, code: 'name-too-long', limit: MAX_NAME_LENGTH };
  if (!user) return { ok: false, code: 'not-in-garage' };
  const renamed = await context.db
    .update(garageVehicles)
    .set({ name: name || null })
    .where(isInGarage(ownerOfUser(user.id), code))
    .returning({ code: garageVehicles.vehicleCode });
  return renamed.length > 0 ? { ok: true } : { ok: false, code: 'not-in-garage' };
}
