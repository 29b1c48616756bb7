import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';
import type { Location } from '../../tenancy/directory';
import { workshopSettings } from '../settings';
import { bookableService, needsOf } from './booking-terms';
import { findSlots } from './find-slots.server';
import type { DaySlots } from './slots';
import type { StoredAppointment } from './stored-appointment';

const MINUTE_MS = 60_000;

/** Where an appointment can move: for the same service and vehicle, or wheels, and not before the goods are there. */
export async function slotsToMove(
  location: Location,
  context: Context,
  appointment: StoredAppointment,
): Promise<DaySlots[]> {
  const { id, serviceUrl, vehicleCode, startsAt, endsAt, goodsFrom } = appointment;
  const rule = bookableService(workshopSettings.of(location).appointments, serviceUrl) ?? {};
  const vehicle = vehicleCode === null ? undefined : await findVehicle(context, vehicleCode);
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  const needs = appointment.needs ?? needsOf(rule, vehicle);
  return findSlots(location, context, { minutes, needs, notBefore: goodsFrom ?? undefined, except: id });
}
