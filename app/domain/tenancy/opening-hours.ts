import { z } from 'zod';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { isGermanHoliday } from '~/values/german-holidays';

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
type Weekday = (typeof weekdays)[number];

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'keine Uhrzeit wie 08:00');

/** German local time, "08:00" to "18:00". */
export const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1, 'mindestens ein Tag'),
    from: clockTime,
    to: clockTime,
  })
  .refine((hours) => hours.from < hours.to, { path: ['to'], message: 'muss nach from liegen' });

export type OpeningHours = z.output<typeof openingHours>;

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const MAX_DAYS_AHEAD = 30;

const midnight = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

function weekdayOf(isoDay: string): Weekday {
  return weekdays[(midnight(isoDay).getUTCDay() + 6) % 7] ?? 'Mo';
}

/** In order; none on a holiday. */
function hoursOn(hours: readonly OpeningHours[], isoDay: string): OpeningHours[] {
  if (isGermanHoliday(midnight(isoDay))) return [];
  const day = weekdayOf(isoDay);
  return hours.filter((entry) => entry.days.includes(day)).sort((a, b) => a.from.localeCompare(b.from));
}

/** ISO day; that day itself, if the location is open on it. Without hours, working days count. */
export function firstOpenDay(hours: readonly OpeningHours[], isoDay: string): string {
  const known = hours.length > 0 ? hours : workdays;
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const day = isoDayAfter(isoDay, ahead);
    if (hoursOn(known, day).length > 0) return day;
  }
  return isoDay;
}

const workdays: OpeningHours[] = [{ days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '00:00', to: '23:59' }];

type Opening =
  | { kind: 'open'; to: string }
  /** `day` is an ISO day. */
  | { kind: 'opens'; day: string; daysAhead: number; from: string }
  | { kind: 'unknown' };

export function nextOpening(hours: readonly OpeningHours[], now: Date): Opening {
  const today = germanDate(now);
  const time = clock.format(now);
  const current = hoursOn(hours, today).find((entry) => entry.from <= time && time < entry.to);
  if (current) return { kind: 'open', to: current.to };
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const day = isoDayAfter(today, daysAhead);
    const entry = hoursOn(hours, day).find(({ from }) => daysAhead > 0 || time < from);
    if (entry) return { kind: 'opens', day, daysAhead, from: entry.from };
  }
  return { kind: 'unknown' };
}

const dayNames: Record<Weekday, string> = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
};

/** '08:00' → '8 Uhr', '18:30' → '18:30 Uhr' */
export function hourText(time: string): string {
  return `${time.replace(/^0/, '').replace(/:00$/, '')} Uhr`;
}

export function openingState(hours: readonly OpeningHours[], now: Date): { isOpen: boolean; text: string } {
  const opening = nextOpening(hours, now);
  switch (opening.kind) {
    case 'open':
      return { isOpen: true, text: `bis ${hourText(opening.to)} geöffnet` };
    case 'unknown':
      return { isOpen: false, text: 'Termine nach Vereinbarung' };
    case 'opens': {
      const { day, daysAhead, from } = opening;
      const when = ['heute', 'morgen'][daysAhead] ?? `am ${dayNames[weekdayOf(day)]}`;
      return { isOpen: false, text: `öffnet ${when} um ${hourText(from)}` };
    }
  }
}

function dayRange(days: Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)];
  const isRun = days.every(
    (day, index) => weekdays.indexOf(day) === weekdays.indexOf(days[0] ?? 'Mo') + index,
  );
  return isRun && days.length > 1 ? `${first}–${last}` : days.join(', ');
}

export function openingTable(hours: OpeningHours[]): { days: string; hours: string }[] {
  return hours.map((entry) => ({ days: dayRange(entry.days), hours: `${entry.from}–${entry.to} Uhr` }));
}
