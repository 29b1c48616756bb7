import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedDays } from '~/domain/orders/confirmed';
import { dueDay } from '~/domain/orders/due-day';
import { workshopSettings } from '~/domain/workshop/settings';
import { germanDate } from '~/values/german-date';
import { holidays } from '../../../tests/support/holidays';
import { lastDayToPay, methodsInTime, timeOfWork, workFrom, workFromTransfer } from './time-to-fit';

const names = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
type Day = (typeof names)[number];

interface Shape {
  open: readonly Day[];
  from: number;
  hours: number;
  deliveryDays: number;
  unpackHours: number;
}

const hour = (of: number) => `${String(of).padStart(2, '0')}:00`;

const locationOf = ({ open, from, hours, deliveryDays, unpackHours }: Shape) => ({
  delivery: { deliveryDays },
  premises: {
    openingHours: open.length === 0 ? [] : [{ days: [...open], from: hour(from), to: hour(from + hours) }],
  },
  workshop: {
    appointments: {
      sort: 'buchen',
      leadHours: 0,
      horizonDays: 60,
      changeHours: 24,
      unpackHours,
      services: [{ service: 'raederwechsel', minutes: 30 }],
    },
  },
});

const shapes = fc.record({
  open: fc.subarray([...names], { minLength: 1 }),
  from: fc.integer({ min: 6, max: 10 }),
  hours: fc.integer({ min: 1, max: 12 }),
  deliveryDays: fc.integer({ min: 1, max: 6 }),
  unpackHours: fc.integer({ min: 0, max: 30 }),
});
const moments = fc.date({
  min: new Date('2026-01-02T00:00:00Z'),
  max: new Date('2028-05-31T00:00:00Z'),
  noInvalidDate: true,
});

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
const localOf = (moment: Date) => local.format(moment);
const weekdayOf = (day: string) => names[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mo';

/** Opening time from the begin of a day to a moment, counted hour by hour. */
function openHoursBefore(moment: Date, isoDay: string, { open, from, hours }: Shape): number {
  let counted = 0;
  for (let at = Date.parse(`${isoDay}T00:00:00Z`) - 3 * 3.6e6; at < moment.getTime(); at += 3.6e6) {
    const [day = '', time = ''] = localOf(new Date(at)).split(' ');
    const isOpen = open.includes(weekdayOf(day)) && !holidays.has(day);
    if (day >= isoDay && isOpen && time >= hour(from) && time < hour(from + hours)) counted += 1;
  }
  return counted;
}

describe('goods on their way', () => {
  it('are put on once the location was open for the hours of unpacking since they arrived', () => {
    fc.assert(
      fc.property(shapes, moments, (shape, now) => {
        const location = locationOf(shape);
        const start = workFrom(location, now, false) ?? new Date(0);
        const arrives = expectedDays(location, now, false).collectFrom ?? '';
        expect(germanDate(start) >= arrives).toBe(true);
        const days = (Date.parse(germanDate(start)) - Date.parse(arrives)) / 8.64e7;
        // A location that opens an hour a week is asked no more than two months ahead.
        if (days === 61) {
          expect(localOf(start)).toMatch(/ 00:00$/);
          expect(openHoursBefore(start, arrives, shape)).toBeLessThanOrEqual(shape.unpackHours);
          return;
        }
        expect(openHoursBefore(start, arrives, shape)).toBe(shape.unpackHours);
        const [day = '', time = ''] = localOf(start).split(' ');
        expect(time >= hour(shape.from) && time < hour(shape.from + shape.hours)).toBe(true);
        expect(shape.open).toContain(weekdayOf(day));
      }),
      { numRuns: 100 },
    );
  });

  it('that arrive on Monday are not put on at its opening', () => {
    const shape: Shape = {
      open: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
      from: 8,
      hours: 10,
      deliveryDays: 3,
      unpackHours: 4,
    };
    const ordered = new Date('2026-11-25T09:00:00Z');
    expect(expectedDays(locationOf(shape), ordered, false).collectFrom).toBe('2026-11-30');
    expect(localOf(workFrom(locationOf(shape), ordered, false) ?? ordered)).toBe('2026-11-30 12:00');
    const slow = locationOf({ ...shape, unpackHours: 24 });
    expect(localOf(workFrom(slow, ordered, false) ?? ordered)).toBe('2026-12-02 12:00');
  });

  it('are put on from the day of their arrival where hours are unknown, and in the usual time without rules', () => {
    const shape: Shape = { open: [], from: 8, hours: 10, deliveryDays: 3, unpackHours: 4 };
    const ordered = new Date('2026-11-25T09:00:00Z');
    expect(localOf(workFrom(locationOf(shape), ordered, false) ?? ordered)).toBe('2026-11-30 00:00');
    const bare = { ...locationOf({ ...shape, open: ['Mo'] }), workshop: {} };
    expect(workshopSettings.of(bare).appointments).toBeUndefined();
    expect(localOf(workFrom(bare, ordered, false) ?? ordered)).toBe('2026-11-30 12:00');
  });
});

describe('a transfer for work', () => {
  it('for which a location is open too seldom is in time after two months', () => {
    const shape: Shape = { open: ['Mo', 'Di', 'Mi'], from: 6, hours: 1, deliveryDays: 1, unpackHours: 25 };
    const now = new Date('2026-05-24T22:00:00Z');
    for (let days = 0; days < 120; days += 1) {
      const startsAt = new Date(now.getTime() + days * 8.64e7);
      const isInTime = lastDayToPay(locationOf(shape), now, { startsAt, isAllHere: false }) !== undefined;
      expect([days, isInTime]).toEqual([days, startsAt >= workFromTransfer(locationOf(shape), now, false)]);
    }
  });

  const slots = fc.integer({ min: 0, max: 40 * 24 * 4 });

  it('is due before the work, at most seven days after the order, and leaves time for the goods', () => {
    fc.assert(
      fc.property(shapes, moments, slots, fc.boolean(), (shape, now, quarters, isAllHere) => {
        const location = locationOf(shape);
        const startsAt = new Date(now.getTime() + quarters * 9e5);
        const due = lastDayToPay(location, now, { startsAt, isAllHere });
        const soonest = workFromTransfer(location, now, isAllHere);
        const lastOfAll = new Date(Date.parse(`${germanDate(now)}T12:00:00Z`) + 7 * 8.64e7);
        if (due === undefined) {
          // No transfer is in time, or banks are closed for all of the days to pay.
          expect(startsAt < soonest || soonest > lastOfAll).toBe(true);
          return;
        }
        expect(startsAt >= soonest).toBe(true);
        expect(due > germanDate(now)).toBe(true);
        expect(due < germanDate(startsAt)).toBe(true);
        expect(due <= germanDate(lastOfAll)).toBe(true);
        const goods = workFrom(location, new Date(`${due}T12:00:00Z`), isAllHere);
        expect(goods === undefined || goods <= startsAt).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is not offered when it would come too late, and says from when it would do', () => {
    const shape: Shape = {
      open: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
      from: 8,
      hours: 10,
      deliveryDays: 2,
      unpackHours: 4,
    };
    const location = locationOf(shape);
    const now = new Date('2026-11-25T09:00:00Z');
    const soon = { startsAt: new Date('2026-11-30T11:00:00Z'), isAllHere: false };
    const refused = methodsInTime(['vorkasse', 'abholung', 'paypal'], location, now, soon);
    expect(refused.methods).toEqual(['abholung', 'paypal']);
    expect(localOf(refused.transferWorkFrom ?? now)).toBe('2026-12-01 12:00');
    expect(timeOfWork(location, now, soon, true)).toBeUndefined();
    expect(timeOfWork(location, now, soon, false)).toEqual({ from: new Date('2026-11-27T11:00:00Z') });
    const later = { ...soon, startsAt: new Date('2026-12-04T11:00:00Z') };
    expect(methodsInTime(['vorkasse', 'abholung'], location, now, later)).toEqual({
      methods: ['vorkasse', 'abholung'],
    });
    expect(timeOfWork(location, now, later, true)?.payBy).toBe('2026-12-01');
    expect(methodsInTime(['vorkasse'], location, now, undefined).methods).toEqual(['vorkasse']);
    expect(methodsInTime(['abholung'], location, now, soon)).toEqual({ methods: ['abholung'] });
  });

  it('is due seven days after an order without an appointment', () => {
    const placedAt = new Date('2026-11-25T23:30:00Z');
    expect(dueDay({ placedAt, confirmed: {} })).toBe('2026-12-03');
    expect(dueDay({ placedAt, confirmed: { payBy: '2026-12-01' } })).toBe('2026-12-01');
  });
});
