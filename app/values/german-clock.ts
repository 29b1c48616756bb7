import { calendarMoment, isIsoDay, midnightOf } from './calendar';
import { DAY_MS } from './days';

const parts = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
const weekdayAndDay = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const dayName = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', { ...weekdayAndDay, timeZone: 'UTC' });
const datedDayName = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  ...weekdayAndDay,
  year: 'numeric',
  timeZone: 'UTC',
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

/** In days; of a day farther ahead nobody is sure which year is meant. */
const NEAR_DAYS = 180;

/** Which year is meant goes without saying. @param isoDay German */
function isNear(isoDay: string, now: Date): boolean {
  const today = localTime(now).slice(0, 10);
  const isThisYear = isoDay.slice(0, 4) === today.slice(0, 4);
  return isThisYear && midnightOf(isoDay).getTime() - midnightOf(today).getTime() <= NEAR_DAYS * DAY_MS;
}

/** '2026-12-01' → 'Di., 1. Dezember', in another year and far ahead 'Di., 1. Dezember 2026' */
export const weekdayAndDate = (isoDay: string, now = new Date()): string =>
  (isNear(isoDay, now) ? dayName : datedDayName).format(midnightOf(isoDay));

/** 'Di., 1. Dezember', German time; with the year as `weekdayAndDate`. */
export const weekdayAndDateAt = (moment: Date, now = new Date()): string =>
  weekdayAndDate(localTime(moment).slice(0, 10), now);
