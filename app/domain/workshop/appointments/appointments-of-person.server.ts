import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';
import { emailKey } from '../../accounts/email-key';
import { ownerOfUser } from '../../accounts/visitor';
import { takingStates } from './appointment';
import { type BookedAppointment, isBooked } from './stored-appointment';
import { appointments } from './tables';

interface Person {
  id: string;
  /** Confirmed by the account. */
  email: string;
}

/** Also those that were booked without a sign-in. */
export const isOf = ({ id, email }: Person) =>
  or(eq(appointments.ownerId, ownerOfUser(id)), eq(appointments.emailKey, emailKey(email)));

const { emailKey: _key, ownerId: _owner, ...columns } = getTableColumns(appointments);

export function exportAppointments({ db }: Pick<Context, 'db'>, person: Person) {
  return db.select(columns).from(appointments).where(isOf(person)).orderBy(desc(appointments.startsAt));
}

/** Of all locations; the coming ones first. */
export async function listAppointmentsOf(
  { db, now }: Context,
  person: Person,
  locationIds: readonly string[],
): Promise<{ coming: BookedAppointment[]; past: BookedAppointment[] }> {
  const here = inArray(appointments.locationId, [...locationIds]);
  const found = await db
    .select()
    .from(appointments)
    .where(and(isOf(person), here, isNotNull(appointments.contact)))
    .orderBy(asc(appointments.startsAt))
    .limit(200);
  const booked = found.filter(isBooked);
  const isComing = ({ endsAt, state }: BookedAppointment) => endsAt > now() && takingStates.includes(state);
  return { coming: booked.filter(isComing), past: booked.filter((one) => !isComing(one)).reverse() };
}

export async function findAppointmentOf(
  { db }: Context,
  person: Person,
  number: string,
): Promise<BookedAppointment | undefined> {
  const [found] = await db
    .select()
    .from(appointments)
    .where(and(isOf(person), eq(appointments.number, number.toUpperCase())));
  return found && isBooked(found) ? found : undefined;
}

const RETENTION_DAYS = 365;

/** Kept for twelve months, as requests are. */
export async function deleteOldAppointments({ db, now }: Context): Promise<void> {
  await db.delete(appointments).where(lt(appointments.endsAt, daysBefore(now(), RETENTION_DAYS)));
}
