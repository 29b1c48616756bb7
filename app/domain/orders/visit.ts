import { workWords } from '~/domain/catalog/articles/work-words';
import { firmStates } from '~/domain/workshop/appointments/appointment';
import { timeText } from '~/domain/workshop/appointments/appointment-text';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';
import { germanDate } from '~/values/german-date';
import type { PlacedOrder } from './placed-order';

/** The appointment at which the goods of an order are put on: nobody collects them. */
export interface Visit {
  /** 'Montage' */
  work: string;
  /** 'Mo., 30. November, 08:00–09:00 Uhr' */
  time: string;
  /** ISO day. */
  day: string;
  isFirm: boolean;
}

/** Undefined once the appointment is over, or was cancelled. */
export function visitOf(
  appointment: Pick<BookedAppointment, 'state' | 'startsAt' | 'endsAt'> | undefined,
  { lines }: Pick<PlacedOrder, 'lines'>,
  now: Date,
): Visit | undefined {
  if (!appointment || appointment.endsAt <= now) return undefined;
  const isFirm = firmStates.includes(appointment.state);
  if (!isFirm && appointment.state !== 'requested') return undefined;
  return {
    work: workWords(lines).name,
    time: timeText(appointment),
    day: germanDate(appointment.startsAt),
    isFirm,
  };
}

export const visitTime = ({ time, isFirm }: Visit): string => (isFirm ? time : `angefragt: ${time}`);

export function visitStep({ work, time, isFirm }: Visit, city: string): string {
  return isFirm
    ? `${work} in ${city}: Bitte kommen Sie mit dem Fahrzeug am ${time}.`
    : `${work} in ${city}: Angefragt haben Sie ${time}. Wir sagen Ihnen Bescheid.`;
}
