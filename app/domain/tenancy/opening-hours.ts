import { z } from 'zod';
import { midnightOf } from '~/values/calendar';
import { dayField } from '~/values/day-field';
import { clockText } from '~/values/german-clock';
import { formatIsoDate, germanDate, isoDayAfter } from '~/values/german-date';
import { dayNames, type Weekday, weekdays } from '~/values/weekdays';
import { type FederalState, isHolidayIn } from './federal-states';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'keine Uhrzeit wie 08:00');
/** The end of the day. */
export const MIDNIGHT = '24:00';
const endTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'keine Uhrzeit wie 18:00 oder 24:00');
const ORDER =
  'muss nach from liegen; was über Mitternacht geht, sind zwei Einträge: bis 24:00 und am nächsten Tag ab 00:00';

/** German local time, "08:00" to "18:00". */
export const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1, 'mindestens ein Tag'),
    from: clockTime,
    to: endTime,
  })
  .refine((hours) => hours.from < hours.to, { path: ['to'], message: ORDER });

export type OpeningHours = z.output<typeof openingHours>;

/** A day on which other hours hold, also on a holiday; without hours the location is closed. Two entries of a day are two spans. */
export const specialDay = z
  .strictObject({
    date: dayField('stored', 'kein Tag wie 2026-12-24'),
    from: clockTime.optional(),
    to: endTime.optional(),
    note: z.string().trim().min(1).max(60).optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    message: 'from und to gehören zusammen',
  })
  .refine(({ from, to }) => !from || !to || from < to, { path: ['to'], message: ORDER });

export type SpecialDay = z.output<typeof specialDay>;

export interface OpeningPlan {
  openingHours: readonly OpeningHours[];
  specialDays: readonly SpecialDay[];
  /** Undefined: only holidays of all Germany are known. */
  federalState?: FederalState | undefined;
}

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const MAX_DAYS_AHEAD = 30;

function weekdayOf(isoDay: string): Weekday {
  return weekdays[(midnightOf(isoDay).getUTCDay() + 6) % 7] ?? 'Mo';
}

type Span = Pick<OpeningHours, 'from' | 'to'>;

const spanOf = ({ from, to }: SpecialDay): Span[] => (from && to ? [{ from, to }] : []);

/** In order; none on a holiday. */
export function hoursOn(
  { openingHours: hours, specialDays, federalState }: OpeningPlan,
  isoDay: string,
): Span[] {
  const special = specialDays.filter(({ date }) => date === isoDay);
  const spans =
    special.length > 0 ? special.flatMap(spanOf) : isHolidayIn(federalState, isoDay) ? [] : undefined;
  const day = weekdayOf(isoDay);
  return (spans ?? hours.filter((entry) => entry.days.includes(day))).toSorted((a, b) =>
    a.from.localeCompare(b.from),
  );
}

/** ISO day; that day itself, if the location is open on it. Without hours, working days count. */
export function firstOpenDay(plan: OpeningPlan, isoDay: string): string {
  const known = plan.openingHours.length > 0 ? plan : { ...plan, openingHours: workdays };
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const day = isoDayAfter(isoDay, ahead);
    if (hoursOn(known, day).length > 0) return day;
  }
  return isoDay;
}

const LAST_MINUTE = '23:59';

const workdays: OpeningHours[] = [{ days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '00:00', to: LAST_MINUTE }];

type Opening =
  | { kind: 'open'; to: string }
  /** `day` is an ISO day. */
  | { kind: 'opens'; day: string; daysAhead: number; from: string }
  | { kind: 'unknown' };

/** A span to 23:59 holds until midnight. */
export function nextOpening(plan: OpeningPlan, now: Date): Opening {
  const today = germanDate(now);
  const time = clock.format(now);
  const current = hoursOn(plan, today).find(
    ({ from, to }) => from <= time && (time < to || to === LAST_MINUTE),
  );
  if (current) return { kind: 'open', to: current.to };
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const day = isoDayAfter(today, daysAhead);
    const entry = hoursOn(plan, day).find(({ from }) => daysAhead > 0 || time < from);
    if (entry) return { kind: 'opens', day, daysAhead, from: entry.from };
  }
  return { kind: 'unknown' };
}

/** '08:00' → '8 Uhr', '18:30' → '18:30 Uhr' */
export function hourText(time: string): string {
  return clockText(time.replace(/^0/, '').replace(/:00$/, ''));
}

export function openingState(plan: OpeningPlan, now: Date): { isOpen: boolean; text: string } {
  const opening = nextOpening(plan, now);
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

const DAYS_TOLD_AHEAD = 21;

const spanText = ({ from, to }: Span) => clockText(`${from}–${to}`);

function specialRow(days: readonly SpecialDay[]): string {
  const spans = days.flatMap(spanOf).map(spanText);
  const notes = days.flatMap(({ note }) => note ?? []);
  return `${spans.length > 0 ? spans.join(', ') : 'geschlossen'}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

export interface OpeningRow {
  /** 'Mo–Fr', or '24. Dezember 2026' */
  days: string;
  /** '08:00–18:00 Uhr', or 'geschlossen (Betriebsausflug)' */
  hours: string;
}

/** Special days of the coming three weeks stand below the usual hours. */
export function openingTable({ openingHours: hours, specialDays }: OpeningPlan, now: Date): OpeningRow[] {
  const today = germanDate(now);
  const last = isoDayAfter(today, DAYS_TOLD_AHEAD);
  const coming = specialDays.filter(({ date }) => today <= date && date <= last);
  const dates = [...new Set(coming.map(({ date }) => date))].sort();
  return [
    ...hours.map((entry) => ({ days: dayRange(entry.days), hours: spanText(entry) })),
    ...dates.map((date) => ({
      days: formatIsoDate(date),
      hours: specialRow(coming.filter((one) => one.date === date)),
    })),
  ];
}
