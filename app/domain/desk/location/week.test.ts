import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpeningHours } from '~/domain/tenancy/opening-hours';
import { weekdays } from '~/values/weekdays';
import { hoursOfWeek, weekOf } from './week';

const span = fc
  .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 23 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({
    from: `${String(from).padStart(2, '0')}:00`,
    to: `${String(to).padStart(2, '0')}:30`,
  }));
const hours = fc.array(
  fc
    .tuple(fc.subarray([...weekdays], { minLength: 1 }), span)
    .map(([days, times]): OpeningHours => ({ days, ...times })),
  { maxLength: 6 },
);

const opens = (entries: readonly OpeningHours[]) =>
  new Set(entries.flatMap(({ days, from, to }) => days.map((day) => `${day} ${from} ${to}`)));

it('a week says the same as the hours that it was made from', () => {
  fc.assert(
    fc.property(hours, (entries) => {
      expect(opens(hoursOfWeek(weekOf(entries)))).toEqual(opens(entries));
    }),
  );
});

it('days with the same span share an entry', () => {
  const entries: OpeningHours[] = [
    { days: ['Mo', 'Di'], from: '08:00', to: '12:00' },
    { days: ['Sa'], from: '09:00', to: '13:00' },
    { days: ['Mi'], from: '08:00', to: '12:00' },
  ];
  expect(hoursOfWeek(weekOf(entries))).toEqual([
    { days: ['Mo', 'Di', 'Mi'], from: '08:00', to: '12:00' },
    { days: ['Sa'], from: '09:00', to: '13:00' },
  ]);
});
