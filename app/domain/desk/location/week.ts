import { MIDNIGHT, type OpeningHours } from '~/domain/tenancy/opening-hours';
import { type Weekday, weekdays } from '~/values/weekdays';

export interface Span {
  /** '08:00' */
  from: string;
  to: string;
}

/** A field of a browser has no 24:00: as an end, 00:00 is the end of the day. */
export const endOfField = (to: string): string => (to === '00:00' ? MIDNIGHT : to);
export const fieldOfEnd = (to: string | undefined): string | undefined => (to === MIDNIGHT ? '00:00' : to);

export type Week = Record<Weekday, Span[]>;

export function weekOf(hours: readonly OpeningHours[]): Week {
  const spansOn = (day: Weekday) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => ({ from, to }))
      .toSorted((a, b) => a.from.localeCompare(b.from));
  return Object.fromEntries(weekdays.map((day) => [day, spansOn(day)])) as Week;
}

/** Days with the same span share an entry, in the order of the week. */
export function hoursOfWeek(week: Week): OpeningHours[] {
  const entries = new Map<string, OpeningHours>();
  for (const day of weekdays)
    for (const { from, to } of week[day]) {
      const known = entries.get(`${from} ${to}`);
      if (known) known.days.push(day);
      else entries.set(`${from} ${to}`, { days: [day], from, to });
    }
  return [...entries.values()];
}
