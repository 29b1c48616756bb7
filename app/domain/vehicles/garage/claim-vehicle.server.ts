import { desc, eq } from 'drizzle-orm';
import { setSessionVehicle } from '~/domain/accounts/session-vehicle.server';
import type { StartedSession } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import { findVehicleSummary } from '../find-vehicle.server';
import { garageVehicles, vehicles } from '../tables';
import { keepVehicle } from './keep-vehicle.server';

async function lastChosen({ db }: Context, owner: string): Promise<string | undefined> {
  const [latest] = await db
    .select({ code: vehicles.code })
    .from(garageVehicles)
    .innerJoin(vehicles, eq(vehicles.code, garageVehicles.vehicleCode))
    .where(eq(garageVehicles.ownerId, owner))
    .orderBy(desc(garageVehicles.chosenAt))
    .limit(1);
  return latest?.code;
}

/** Runs in the transaction of the sign-in; a guest without a vehicle gets the account's last one. */
export async function claimVehicle(
  tx: Context,
  owner: string,
  session: StartedSession,
): Promise<StartedSession> {
  const { vehicleCode } = session.visitor;
  const vehicle = vehicleCode === undefined ? undefined : await findVehicleSummary(tx, vehicleCode);
  if (vehicle) {
    await keepVehicle(tx, owner, vehicle);
    return session;
  }
  const latest = await lastChosen(tx, owner);
  await setSessionVehicle(tx.db, session.visitor, latest ?? null);
  return { ...session, visitor: { ...session.visitor, vehicleCode: latest } };
}
