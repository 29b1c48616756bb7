import { expect, it } from 'vitest';
import { germanMonth, germanPeriod } from './german-month';

const times = (period: ReturnType<typeof germanMonth>) =>
  period && [period.from.toISOString(), period.until.toISOString()];

it('a month begins and ends at midnight in Germany', () => {
  expect(times(germanMonth('2026-11'))).toEqual(['2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z']);
  expect(times(germanMonth('2026-10'))).toEqual(['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z']);
  expect(times(germanMonth('2028-02'))).toEqual(['2028-01-31T23:00:00.000Z', '2028-02-29T23:00:00.000Z']);
});

it('the last day of a period belongs to it', () => {
  expect(times(germanPeriod('2026-11-24', '2026-11-24'))).toEqual([
    '2026-11-23T23:00:00.000Z',
    '2026-11-24T23:00:00.000Z',
  ]);
});

it.each(['2026-13', '2026-00', '2026', 'November', ''])('%o is no month', (month) => {
  expect(germanMonth(month)).toBeUndefined();
});

it('a day that there is not makes no period', () => {
  expect(germanPeriod('2026-02-30', '2026-03-01')).toBeUndefined();
  expect(germanPeriod('2026-02-28', 'heute')).toBeUndefined();
});
