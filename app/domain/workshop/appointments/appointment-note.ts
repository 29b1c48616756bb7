import { workWords } from '~/domain/catalog/articles/work-words';
import { eventsOf, firmStates } from './appointment';
import { stateNames, timeText } from './appointment-text';
import type { BookedAppointment } from './stored-appointment';

/** On pages of the order that it was booked with. */
export interface AppointmentNoteView {
  /** 'Termin zur Montage' */
  title: string;
  number: string;
  service: string;
  time: string;
  stateName: string;
  /** Somebody is, or may be, expected. */
  isOpen: boolean;
  /** Where it is changed; undefined: by the link in the mail. */
  path?: string | undefined;
  /** Of a calendar file. */
  calendarPath?: string | undefined;
}

export function appointmentNote(
  { number, serviceTitle, state, ...times }: BookedAppointment,
  lines: Parameters<typeof workWords>[0],
  path?: string,
  calendarPath?: string,
): AppointmentNoteView {
  return {
    title: workWords(lines).title,
    number,
    service: serviceTitle,
    time: timeText(times),
    stateName: stateNames[state],
    isOpen: eventsOf(state).includes('cancel'),
    path,
    calendarPath: firmStates.includes(state) ? calendarPath : undefined,
  };
}
