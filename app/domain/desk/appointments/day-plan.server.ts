import type { Location } from '~/domain/tenancy/directory';
import { premisesSettings } from '~/domain/tenancy/premises';
import { firmStates, takingStates } from '~/domain/workshop/appointments/appointment';
import { capacityOf, type DayCapacity, inClosedTime } from '~/domain/workshop/appointments/capacity';
import { listAppointments } from '~/domain/workshop/appointments/find-appointments.server';
import { baysAt, closuresAt } from '~/domain/workshop/appointments/find-slots.server';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';
import type { Context } from '~/platform/context';
import { daysAfter } from '~/values/days';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { startOfIsoDay } from '~/values/iso-day';
import { type AppointmentEntry, appointmentEntry } from './appointment-entry';

const WEEKS_DAYS = 28;
/** Appointments in closed time are looked for as far ahead as any location gives slots. */
const DAYS_AHEAD = 180;

export interface PlannedDay {
  /** ISO day. */
  day: string;
  bays: { name: string; entries: AppointmentEntry[] }[];
}

export interface DeskPlan {
  days: PlannedDay[];
  requested: AppointmentEntry[];
  inClosedTime: AppointmentEntry[];
  capacity: DayCapacity[];
}

/** Agreed and requested ones that are still to come, in closures or outside of the opening hours. @param location with the hours as stored */
export async function appointmentsInClosedTime(
  location: Pick<Location, 'id' | 'premises'>,
  context: Context,
): Promise<BookedAppointment[]> {
  const now = context.now();
  const [coming, closed] = await Promise.all([
    listAppointments(context, location.id, {
      from: now,
      until: daysAfter(now, DAYS_AHEAD),
      onlyTaking: true,
    }),
    closuresAt(context, location.id, now),
  ]);
  return inClosedTime(premisesSettings.of(location), closed, coming.filter(isOpen));
}

const isOpen = ({ state }: BookedAppointment) => [...firmStates, 'requested'].includes(state);

/** A day or a week by bay, with the coming four weeks and what needs a hand. */
export async function deskPlan(
  location: Location,
  context: Context,
  { day, days }: { day: string; days: number },
): Promise<DeskPlan> {
  const now = context.now();
  const shown = { from: startOfIsoDay(day), until: startOfIsoDay(isoDayAfter(day, days)) };
  const [bays, planned, coming, closed] = await Promise.all([
    baysAt(location, context),
    listAppointments(context, location.id, shown),
    listAppointments(context, location.id, {
      from: startOfIsoDay(germanDate(now)),
      until: daysAfter(now, DAYS_AHEAD),
      onlyTaking: true,
    }),
    closuresAt(context, location.id, now),
  ]);
  const plan = premisesSettings.of(location);
  const nameOf = new Map(bays.map(({ id, name }) => [id, name]));
  const entry = (one: BookedAppointment) => appointmentEntry(one, nameOf.get(one.bayId) ?? one.bayId, now);
  const lost = [...new Set(planned.map(({ bayId }) => bayId))].filter((id) => !nameOf.has(id));
  const open = coming.filter((one) => one.endsAt > now && isOpen(one));
  return {
    days: Array.from({ length: days }, (_, ahead) => {
      const one = isoDayAfter(day, ahead);
      const own = planned.filter(({ startsAt }) => germanDate(startsAt) === one);
      return {
        day: one,
        bays: [...nameOf.keys(), ...lost].map((id) => ({
          name: nameOf.get(id) ?? id,
          entries: own.filter(({ bayId }) => bayId === id).map(entry),
        })),
      };
    }),
    requested: open.filter(({ state }) => state === 'requested').map(entry),
    inClosedTime: inClosedTime(plan, closed, open).map(entry),
    capacity: capacityOf(plan, [...nameOf.keys()], {
      closures: closed,
      taken: coming.filter(({ state }) => takingStates.includes(state)),
      now,
      days: WEEKS_DAYS,
    }),
  };
}
