const inGermany = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const shown = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day in Germany as an ISO date: '2026-11-21'. */
export function germanDate(moment: Date): string {
  return inGermany.format(moment);
}

/** '2026-11-21' → '21. November 2026' */
export function formatIsoDate(isoDate: string): string {
  return shown.format(new Date(`${isoDate}T00:00:00Z`));
}

const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** '21. November 2026', the day in Germany. */
export function formatDay(moment: Date): string {
  return day.format(moment);
}

/** '21. November 2026 um 12:00', in German time. */
export function formatMoment(moment: Date): string {
  return dayAndTime.format(moment);
}
