import { DAY_MS } from '~/values/days';

/** Holidays in all of Germany: fixed ones as month-day, others as days from Easter Sunday. */
const fixedHolidays = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);
const easterHolidays = new Set([-2, 1, 39, 50]);

/** Midnight UTC, by the anonymous Gregorian algorithm. */
export function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day));
}

function isWorkday(day: Date): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false;
  if (fixedHolidays.has(day.toISOString().slice(5, 10))) return false;
  const fromEaster = Math.round((day.getTime() - easterSunday(day.getUTCFullYear()).getTime()) / DAY_MS);
  return !easterHolidays.has(fromEaster);
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
  let day = new Date(`${berlinDay.format(moment)}T00:00:00Z`);
  let left = workdays;
  while (left > 0 || !isWorkday(day)) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorkday(day)) left -= 1;
  }
  return day;
}

/** The day, as midnight UTC, on which articles from the central warehouse arrive. @param workdays from dispatch to arrival */
export function arrivalDay(now: Date, workdays: number): Date {
  const isLate = Number.parseInt(berlinHour.format(now), 10) >= LAST_DISPATCH_HOUR;
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
  return dayText.format(day);
}
