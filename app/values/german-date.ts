import { daysAfter } from './days';

// Pure: a page's program that does not write dates goes without them; to make one takes a telephone 20 ms.
const inGermany = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const shown = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day in Germany as an ISO date: '2026-11-21'. */
export function germanDate(moment: Date): string {
  return inGermany.format(moment);
}

/** The moment at which a day in Germany is over: the next midnight there. */
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

// Pages have `formatDay` in their programs: made when it is first needed.
let day: Intl.DateTimeFormat | undefined;
const dayAndTime = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** '21. November 2026', the day in Germany. */
export function formatDay(moment: Date): string {
  day ??= new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
  return day.format(moment);
}

/** '21. November 2026 um 12:00', in German time. */
export function formatMoment(moment: Date): string {
  return dayAndTime.format(moment);
}

/** The last whole day before a moment: what is over from midnight on was good on the day before. */
export function formatLastDay(until: Date): string {
  return formatDay(new Date(until.getTime() - 1));
}
