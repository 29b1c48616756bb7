import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oddDays, oddMoments } from '../../tests/support/odd-days';
import { isIsoDay } from './calendar';
import type { DayBounds } from './day-bounds';
import { dayField, momentField, momentOfText, optionalDayField } from './day-field';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2028-02-29T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const wordsOf = (bounds: DayBounds, day: string) =>
  dayField(bounds)
    .safeParse(day)
    .error?.issues.map(({ message }) => message) ?? [];

it.each<[DayBounds, string, string[]]>([
  ['plan', '2028-02-29', []],
  ['plan', '2038-02-28', []],
  ['plan', '2038-03-01', ['Bitte geben Sie einen Tag in den nächsten 10 Jahren an.']],
  ['plan', '2028-02-28', ['Dieser Tag ist schon vorbei.']],
  ['plan', '0028-03-01', ['Bitte geben Sie einen Tag ab dem Jahr 2000 an.']],
  ['term', '2000-01-01', []],
  ['term', '1999-12-31', ['Bitte geben Sie einen Tag ab dem Jahr 2000 an.']],
  ['past', '2028-02-29', []],
  ['past', '2028-03-01', ['Dieser Tag liegt in der Zukunft.']],
  ['stored', '1900-01-01', []],
  ['stored', '2200-12-31', []],
  ['stored', '1899-12-31', ['Bitte geben Sie einen Tag in den Jahren 1900 bis 2200 an.']],
  ['stored', '9999-12-31', ['Bitte geben Sie einen Tag in den Jahren 1900 bis 2200 an.']],
  ['stored', '2027-02-29', ['Bitte geben Sie einen Tag an.']],
])('a field of the kind %s answers %s with %j', (bounds, day, words) => {
  expect(wordsOf(bounds, day)).toEqual(words);
});

it.each<DayBounds>(['plan', 'term', 'past', 'stored'])(
  'what a field of the kind %s takes may be stored',
  (bounds) => {
    for (const day of oddDays) {
      const parsed = dayField(bounds).safeParse(day);
      if (parsed.success) expect(isIsoDay(parsed.data)).toBe(true);
      else expect(parsed.error.issues).toHaveLength(1);
      const optional = optionalDayField(bounds).safeParse(day);
      expect(optional.success).toBe(parsed.success || day === '');
      if (!optional.success)
        expect(optional.error.issues.map(({ message }) => message)).toEqual(wordsOf(bounds, day));
    }
  },
);

it('what a field of moments and a cursor take may be stored', () => {
  for (const text of oddMoments) {
    const parsed = momentField().safeParse(text);
    if (parsed.success) expect(isIsoDay(new Date(parsed.data).toISOString().slice(0, 10))).toBe(true);
    const moment = momentOfText(text);
    if (moment) expect(isIsoDay(moment.toISOString().slice(0, 10))).toBe(true);
  }
});
