import { expect, it } from 'vitest';
import { oddDays, oddMoments, oddStoredDays } from '../../tests/support/odd-days';
import {
  calendarMoment,
  FIRST_DAY,
  isIsoDay,
  LAST_DAY,
  midnightOf,
  momentOfDatabase,
  storableDay,
  storableMoment,
} from './calendar';
import { clockTime, germanMoment, weekdayAndDate, weekdayAndDateAt } from './german-clock';
import {
  endOfGermanDay,
  formatDay,
  formatIsoDate,
  formatLastDay,
  formatMoment,
  germanDate,
  isoDayAfter,
} from './german-date';
import { easterSunday, isGermanHoliday } from './german-holidays';
import { germanMonth } from './german-month';
import { germanYear, germanMonth as monthOf } from './german-year';
import { endOfIsoDay, startOfIsoDay } from './iso-day';

const days: readonly string[] = [...oddDays, ...oddStoredDays];

const moments = [
  ...oddMoments.map((text) => new Date(text)),
  ...oddStoredDays.map((text) => new Date(text)),
  ...[Number.NaN, -8.64e15, 8.64e15, -1, 0, 1e14].map((time) => new Date(time)),
];

const anIsoDay = /^\d{4}-\d\d-\d\d$/;

it.each(days)('arithmetic and words take the day %o', (day) => {
  expect(startOfIsoDay(day) < endOfIsoDay(day)).toBe(true);
  for (const step of [-1, 0, 1, 366, -36_600, 1e9, -1e9]) expect(isoDayAfter(day, step)).toMatch(anIsoDay);
  for (const words of [formatIsoDate(day), weekdayAndDate(day)]) expect(words).toMatch(/\d/);
  expect(midnightOf(day).toISOString()).toMatch(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/);
  expect(isIsoDay(storableDay(day))).toBe(true);
  if (isIsoDay(day)) expect(isoDayAfter(isoDayAfter(day, 1), -1)).toBe(day);
  germanMonth(day.slice(0, 7));
  germanMoment(day, '02:30');
});

it('arithmetic and words take every moment that there is, and those that there are not', () => {
  for (const moment of moments) {
    for (const day of [germanDate(moment), germanDate(endOfGermanDay(moment))]) expect(day).toMatch(anIsoDay);
    for (const words of [formatDay(moment), formatMoment(moment), formatLastDay(moment)])
      expect(words).toMatch(/\d{4}/);
    expect(weekdayAndDateAt(moment)).toMatch(/\d/);
    expect(clockTime(moment)).toMatch(/^\d\d:\d\d$/);
    expect(germanYear(moment)).toBeGreaterThan(1_700);
    expect(monthOf(moment)).toBeGreaterThan(0);
    expect(isGermanHoliday(moment)).toBeTypeOf('boolean');
    expect(isIsoDay(storableMoment(moment).toISOString().slice(0, 10))).toBe(true);
    expect(calendarMoment(moment).toISOString()).toMatch(/^(17|18|19|2\d)\d{2}-/);
  }
});

it.each([
  ['2026-11-21 08:00:00+00', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21 08:00:00.123456+01', '2026-11-21T07:00:00.123Z'],
  ['2026-11-21T08:00:00.5+00:00', '2026-11-21T08:00:00.500Z'],
  ['infinity', `${LAST_DAY}T23:59:59.999Z`],
  ['10000-01-01 00:00:00+00', `${LAST_DAY}T23:59:59.999Z`],
  ['2201-01-01 00:00:00+00', `${LAST_DAY}T23:59:59.999Z`],
  ['-infinity', `${FIRST_DAY}T00:00:00.000Z`],
  ['0044-03-15 12:00:00+00 BC', `${FIRST_DAY}T00:00:00.000Z`],
  ['0026-12-24 00:53:28+00:53:28', `${FIRST_DAY}T00:00:00.000Z`],
])('the stored moment %o is read as %s', (text, moment) => {
  expect(momentOfDatabase(text).toISOString()).toBe(moment);
});

it.each([
  ['2026-02-28', '2026-02-28'],
  ['infinity', LAST_DAY],
  ['10000-01-01', LAST_DAY],
  ['2201-01-01', LAST_DAY],
  ['-infinity', FIRST_DAY],
  ['0044-03-15 BC', FIRST_DAY],
  ['1582-10-10', FIRST_DAY],
  ['Unsinn', FIRST_DAY],
])('the stored day %o is read as %s', (text, day) => {
  expect(storableDay(text)).toBe(day);
});

it.each([1900, 2026, 2200])('Easter of %i is a Sunday', (year) => {
  expect(easterSunday(year).getUTCDay()).toBe(0);
});

it.each([
  ['2026-12-01', '2026-11-30T12:00:00Z', 'Di., 1. Dezember'],
  ['2026-11-29', '2026-11-30T12:00:00Z', 'So., 29. November'],
  ['2027-01-04', '2026-11-30T12:00:00Z', 'Mo., 4. Januar 2027'],
  ['2026-07-01', '2026-01-02T12:00:00Z', 'Mi., 1. Juli'],
  ['2026-07-02', '2026-01-02T12:00:00Z', 'Do., 2. Juli 2026'],
  ['2026-11-30', '2026-12-31T23:30:00Z', 'Mo., 30. November 2026'],
])('%s at %s is %s: the year is named unless it goes without saying', (day, now, words) => {
  expect(weekdayAndDate(day, new Date(now))).toBe(words);
  expect(weekdayAndDateAt(new Date(`${day}T12:00:00Z`), new Date(now))).toBe(words);
});
