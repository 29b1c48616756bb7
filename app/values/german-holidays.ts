import { calendarMoment } from './calendar';
import { DAY_MS } from './days';

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

/** @param date midnight UTC */
export function isGermanHoliday(date: Date): boolean {
  const day = calendarMoment(date);
  if (fixedHolidays.has(day.toISOString().slice(5, 10))) return true;
  const fromEaster = Math.round((day.getTime() - easterSunday(day.getUTCFullYear()).getTime()) / DAY_MS);
  return easterHolidays.has(fromEaster);
}
