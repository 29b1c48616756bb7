import type { AppointmentState } from '~/domain/workshop/appointments/appointment';
import { firmStates } from '~/domain/workshop/appointments/appointment';
import { timeText } from '~/domain/workshop/appointments/appointment-text';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';
import { clockTime } from '~/values/german-clock';

export interface AppointmentEntry {
  number: string;
  /** '08:00–08:30' */
  time: string;
  /** With the day. */
  when: string;
  bay: string;
  service: string;
  vehicle: string;
  person: string;
  phone: string;
  /** Of the shopper. */
  message: string;
  state: AppointmentState;
  /** Expected a while ago, and not there. */
  isLate: boolean;
}

const LATE_MS = 10 * 60_000;

export function appointmentEntry(one: BookedAppointment, bay: string, now: Date): AppointmentEntry {
  const { number, startsAt, endsAt, serviceTitle, vehicle, contact, state } = one;
  return {
    number,
    time: `${clockTime(startsAt)}–${clockTime(endsAt)}`,
    when: timeText(one),
    bay,
    service: serviceTitle,
    vehicle,
    person: `${contact.firstName} ${contact.lastName}`,
    phone: contact.phone,
    message: one.message,
    state,
    isLate: firmStates.includes(state) && now.getTime() > startsAt.getTime() + LATE_MS,
  };
}
