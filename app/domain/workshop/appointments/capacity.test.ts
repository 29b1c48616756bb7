import { expect, it } from 'vitest';
import { germanMoment } from '~/values/german-clock';
import { capacityOf, inClosedTime } from './capacity';

const plan = {
  openingHours: [
    { days: ['Mo' as const, 'Di' as const, 'Mi' as const, 'Fr' as const], from: '08:00', to: '18:00' },
  ],
  specialDays: [],
  federalState: 'SH' as const,
};
const now = new Date('2026-12-21T09:00:00Z');
const at = (day: string, time: string) => germanMoment(day, time) ?? expect.fail('no moment');
const span = (day: string, from: string, to: string) => ({ from: at(day, from), until: at(day, to) });
const booked = (bayId: string, day: string, from: string, to: string) => ({
  bayId,
  startsAt: at(day, from),
  endsAt: at(day, to),
});

const capacity = (of: Partial<Parameters<typeof capacityOf>[2]> = {}) =>
  new Map(
    capacityOf(plan, ['eins', 'zwei'], { closures: [], taken: [], now, days: 28, ...of }).map((day) => [
      day.day,
      day,
    ]),
  );

it('is told for each of the coming four weeks’ days, in quarters of an hour of all bays', () => {
  const days = capacity();
  expect([...days.keys()].at(0)).toBe('2026-12-21');
  expect([...days.keys()].at(-1)).toBe('2027-01-17');
  expect(days.size).toBe(28);
  expect(days.get('2026-12-22')).toEqual({ day: '2026-12-22', open: 80, taken: 0 });
  for (const closed of ['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01'])
    expect(days.get(closed)?.open, closed).toBe(0);
});

it('is less by closures of one bay or of all', () => {
  const one = { bayId: 'zwei', ...span('2026-12-22', '08:00', '10:00') };
  const all = { bayId: null, ...span('2026-12-23', '12:00', '13:00') };
  const days = capacity({ closures: [one, all] });
  expect(days.get('2026-12-22')?.open).toBe(72);
  expect(days.get('2026-12-23')?.open).toBe(72);
});

it('is taken by the appointments of its day, also outside of the opening hours', () => {
  const taken = [
    booked('eins', '2026-12-22', '08:00', '09:00'),
    booked('zwei', '2026-12-22', '17:30', '18:30'),
    booked('zwei', '2026-12-24', '08:00', '08:15'),
  ];
  const days = capacity({ taken });
  expect(days.get('2026-12-22')).toMatchObject({ open: 80, taken: 8 });
  expect(days.get('2026-12-24')).toMatchObject({ open: 0, taken: 1 });
});

it('finds appointments in closed time', () => {
  const closures = [{ bayId: 'eins', ...span('2026-12-22', '08:00', '10:00') }];
  const within = booked('zwei', '2026-12-22', '08:00', '09:00');
  const touching = booked('eins', '2026-12-22', '10:00', '11:00');
  const closed = booked('eins', '2026-12-22', '09:45', '10:30');
  const late = booked('zwei', '2026-12-22', '17:30', '18:15');
  const holiday = booked('zwei', '2026-12-25', '09:00', '10:00');
  expect(inClosedTime(plan, closures, [within, touching, closed, late, holiday])).toEqual([
    closed,
    late,
    holiday,
  ]);
});
