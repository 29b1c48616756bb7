import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { daysAfter } from '~/values/days';
import { newToken, tokenHash } from '../../accounts/tokens.server';
import type { Location } from '../../tenancy/directory';
import { type BookedAppointment, isBooked } from './stored-appointment';
import { appointmentLinks, appointments } from './tables';

/** Shows what became of it for a while after the appointment. */
const DAYS_AFTER = 14;

/** 256 random bits, of which only the hash is stored. */
export async function issueAppointmentLink(
  { db }: Context,
  { id, endsAt }: { id: string; endsAt: Date },
): Promise<string> {
  const token = newToken();
  const expiresAt = daysAfter(endsAt, DAYS_AFTER);
  await db.insert(appointmentLinks).values({ hash: tokenHash(token), appointmentId: id, expiresAt });
  return token;
}

/** At one of the locations. Undefined for every other token. */
export async function findLinkedAppointment(
  locations: readonly Pick<Location, 'id'>[],
  { db, now }: Context,
  token: string,
): Promise<BookedAppointment | undefined> {
  const [found] = await db
    .select({ appointment: appointments })
    .from(appointmentLinks)
    .innerJoin(appointments, eq(appointments.id, appointmentLinks.appointmentId))
    .where(and(eq(appointmentLinks.hash, tokenHash(token)), gt(appointmentLinks.expiresAt, now())));
  const appointment = found?.appointment;
  if (!appointment || !isBooked(appointment)) return undefined;
  return locations.some(({ id }) => id === appointment.locationId) ? appointment : undefined;
}

export async function deleteOldAppointmentLinks({ db, now }: Context): Promise<void> {
  await db.delete(appointmentLinks).where(lt(appointmentLinks.expiresAt, now()));
}
