import { expect, it } from 'vitest';
import { hoursOn } from '~/domain/tenancy/opening-hours';
import { contradicted, isOverruled } from './special-days';

const closed = { date: '2026-12-28', note: 'Ferien' };
const open = (from: string, to: string, date = '2026-12-28') => ({ date, from, to });

it.each([
  [[closed], [open('10:00', '14:00')], closed],
  [[open('10:00', '14:00')], [closed], open('10:00', '14:00')],
  [[closed], [{ date: '2026-12-28' }], closed],
  [[open('08:00', '12:00')], [open('11:00', '16:00')], open('08:00', '12:00')],
  [[open('08:00', '12:00')], [open('13:00', '16:00')], undefined],
  [[closed], [open('10:00', '14:00', '2026-12-29')], undefined],
])('%j and then %j', (stored, added, expected) => {
  expect(contradicted(stored, added)).toEqual(expected);
});

it('the entry that holds is the one that the shop goes by', () => {
  const days = [closed, open('10:00', '14:00')];
  expect(days.map((day) => isOverruled(day, days))).toEqual([true, false]);
  expect(hoursOn({ openingHours: [], specialDays: days }, '2026-12-28')).toEqual([
    { from: '10:00', to: '14:00' },
  ]);
});
