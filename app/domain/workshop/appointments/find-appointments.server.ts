import { and, asc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { takingStates } from './appointment';
import { type BookedAppointment, isBooked, type StoredAppointment } from './stored-appointment';
import { appointments } from './tables';

export async function findHold(
  { db }: Context,
  locationId: string,
  id: string,
): Promise<StoredAppointment | undefined> {
  const [found] = await db
    .select()
    .from(appointments)
    .where(
      and(eq(appointments.id, id), eq(appointments.locationId, locationId), eq(appointments.state, 'held')),
    );
  return found;
}

export async function findBooked({ db }: Context, id: string): Promise<BookedAppointment | undefined> {
  const [found] = await db.select().from(appointments).where(eq(appointments.id, id));
  return found && isBooked(found) ? found : undefined;
}

/** Of the desk. */
export async function findAppointment(
  { db }: Context,
  locationId: string,
  number: string,
): Promise<BookedAppointment | undefined> {
  const [found] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.locationId, locationId), eq(appointments.number, number.toUpperCase())));
  return found && isBooked(found) ? found : undefined;
}

export async function appointmentsByNumber(
  { db }: Context,
  numbers: readonly string[],
): Promise<StoredAppointment[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(appointments)
    .where(inArray(appointments.number, [...numbers]));
}

/** Those that overlap the time, without mere holds; in order. @param onlyTaking without cancelled and missed ones */
export async function listAppointments(
  { db }: Context,
  locationId: string,
  { from, until, onlyTaking = false }: { from: Date; until: Date; onlyTaking?: boolean },
): Promise<BookedAppointment[]> {
  const found = await db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.locationId, locationId),
        lt(appointments.startsAt, until),
        gt(appointments.endsAt, from),
        isNotNull(appointments.contact),
        onlyTaking ? inArray(appointments.state, [...takingStates]) : undefined,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.number));
  return found.filter(isBooked);
}

const isRequested = ({ now }: Pick<Context, 'now'>, locationId: string) =>
  and(
    eq(appointments.locationId, locationId),
    eq(appointments.state, 'requested'),
    gt(appointments.endsAt, now()),
  );

export function countRequested(context: Context, locationId: string): Promise<number> {
  return context.db.$count(appointments, isRequested(context, locationId));
}

/** Those that wait for an answer, the oldest first. */
export async function listRequested(
  context: Context,
  locationId: string,
  limit: number,
): Promise<BookedAppointment[]> {
  const found = await context.db
    .select()
    .from(appointments)
    .where(isRequested(context, locationId))
    .orderBy(asc(appointments.createdAt))
    .limit(limit);
  return found.filter(isBooked);
}
