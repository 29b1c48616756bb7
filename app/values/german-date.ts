import { calendarMoment, midnightOf } from './calendar';
import { daysAfter } from './days';

// Pure, so that pages without dates omit them: creation takes a phone 20 ms.
const inGermany = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const shown = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const HOUR_MS = 3_600_000;
const MAX_HOURS = 100;
const dates = new Map<number, string>();

/** The date changes at a full hour, so that it is formatted once an hour. */
export function germanDate(moment: Date): string {
  const known = calendarMoment(moment);
  const hour = Math.floor(known.getTime() / HOUR_MS);
  const formatted = dates.get(hour);
  if (formatted) return formatted;
  if (dates.size >= MAX_HOURS) dates.clear();
  const date = inGermany.format(known);
  dates.set(hour, date);
  return date;
}

/** '2026-11-30', 1 → '2026-12-01' */
export function isoDayAfter(isoDay: string, days: number): string {
  return calendarMoment(daysAfter(midnightOf(isoDay), days))
    .toISOString()
    .slice(0, 10);
}

export function endOfGermanDay(moment: Date): Date {
  const noon = new Date(`${germanDate(moment)}T12:00:00Z`);
  const next = germanDate(daysAfter(noon, 1));
  const inSummer = new Date(`${next}T00:00:00+02:00`);
  return germanDate(inSummer) === next ? inSummer : new Date(`${next}T00:00:00+01:00`);
}

/** '2026-11-21' → '21. November 2026' */
export function formatIsoDate(isoDate: string): string {
  return shown.format(midnightOf(isoDate));
}

// Created on first use, because pages include `formatDay`.
let day: Intl.DateTimeFormat | undefined;
const dayAndTime = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** '21. November 2026', in Germany. */
export function formatDay(moment: Date): string {
  day ??= new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
  return day.format(calendarMoment(moment));
}

/** '21. November 2026 um 12:00', German time. */
export function formatMoment(moment: Date): string {
  return dayAndTime.format(calendarMoment(moment));
}

/** `until` is exclusive: midnight belongs to the day before. */
export function formatLastDay(until: Date): string {
  return formatDay(new Date(until.getTime() - 1));
}
