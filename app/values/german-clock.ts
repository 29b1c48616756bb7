import { calendarMoment, isIsoDay, midnightOf } from './calendar';

const parts = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
const weekdayAndDay = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const dayName = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', { ...weekdayAndDay, timeZone: 'UTC' });
const localDayName = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  ...weekdayAndDay,
  timeZone: 'Europe/Berlin',
});

/** '2026-12-01 08:00', German time. */
const localTime = (moment: Date) => parts.format(calendarMoment(moment));

/** '08:00', German time. */
export const clockTime = (moment: Date): string => localTime(moment).slice(11);

/** '08:00–08:30' → '08:00–08:30 Uhr', which no line breaks. */
export const clockText = (time: string): string => `${time}\u00a0Uhr`;

/** In autumn the first of two such moments; undefined for days that are not stored and in the hour that does not exist in spring. @param time '08:00' */
export function germanMoment(isoDay: string, time: string): Date | undefined {
  if (!isIsoDay(isoDay)) return undefined;
  for (const offset of ['+02:00', '+01:00']) {
    const moment = new Date(`${isoDay}T${time}:00${offset}`);
    if (!Number.isNaN(moment.getTime()) && localTime(moment) === `${isoDay} ${time}`) return moment;
  }
  return undefined;
}

/** '2026-12-01' → 'Di., 1. Dezember' */
export const weekdayAndDate = (isoDay: string): string => dayName.format(midnightOf(isoDay));

/** 'Di., 1. Dezember', German time. */
export const weekdayAndDateAt = (moment: Date): string => localDayName.format(calendarMoment(moment));
