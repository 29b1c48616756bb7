import { calendarMoment } from '~/values/calendar';
import { DAY_MS } from '~/values/days';
import { isGermanHoliday } from '~/values/german-holidays';

function isWorkday(day: Date): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false;
  return !isGermanHoliday(day);
}

const berlinDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
});
const berlinHour = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});
/** Orders after this hour are dispatched a day later. */
const LAST_DISPATCH_HOUR = 15;

/** @returns midnight UTC of the working day, counted from the German day of `moment` */
export function workdayAfter(moment: Date, workdays: number): Date {
  let day = new Date(`${berlinDay.format(calendarMoment(moment))}T00:00:00Z`);
  let left = workdays;
  while (left > 0 || !isWorkday(day)) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorkday(day)) left -= 1;
  }
  return day;
}

/** The day, as midnight UTC, on which articles from the central warehouse arrive. @param workdays from dispatch to arrival */
export function arrivalDay(now: Date, workdays: number): Date {
  const isLate = Number.parseInt(berlinHour.format(calendarMoment(now)), 10) >= LAST_DISPATCH_HOUR;
  return workdayAfter(now, workdays + (isLate ? 1 : 0));
}

const dayText = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
});

/** 'Di., 24.11.' */
export function formatWeekday(day: Date): string {
  return dayText.format(calendarMoment(day));
}
