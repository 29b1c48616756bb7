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
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  const known = dates.get(hour);
  if (known) return known;
  if (dates.size >= MAX_HOURS) dates.clear();
  const date = inGermany.format(moment);
  dates.set(hour, date);
  return date;
}

/** '2026-11-30', 1 → '2026-12-01' */
export function isoDayAfter(isoDay: string, days: number): string {
  return daysAfter(new Date(`${isoDay}T00:00:00Z`), days)
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
  return shown.format(new Date(`${isoDate}T00:00:00Z`));
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
  return day.format(moment);
}

/** '21. November 2026 um 12:00', German time. */
export function formatMoment(moment: Date): string {
  return dayAndTime.format(moment);
}

/** `until` is exclusive: midnight belongs to the day before. */
export function formatLastDay(until: Date): string {
  return formatDay(new Date(until.getTime() - 1));
}
