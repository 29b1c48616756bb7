import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLastDay, germanDate } from '~/values/german-date';
import { holidays } from '../../../tests/support/holidays';
import { expectedDays } from './confirmed';
import { collectionTime } from './delivery-times';
import { holdText } from './hold';
import { holdFrom, prolongedHold } from './reservation-rule';

const names = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const;
/** Day by day, as the rule's text says it. */
function lastDayByText(readyDay: string, days: number, openOn: readonly string[]): string {
  const day = new Date(`${readyDay}T12:00:00Z`);
  const today = () => day.toISOString().slice(0, 10);
  for (let counted = 0; counted < days; counted += 1) day.setUTCDate(day.getUTCDate() + 1);
  const isOpen = () => openOn.includes(names[day.getUTCDay()] ?? '') && !holidays.has(today());
  while (!isOpen()) day.setUTCDate(day.getUTCDate() + 1);
  return today();
}

const moments = fc.date({
  min: new Date('2026-01-02T00:00:00Z'),
  max: new Date('2028-07-31T00:00:00Z'),
  noInvalidDate: true,
});
/** Both changes of the clock, and the hours around them. */
const clockChanges = fc
  .constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z')
  .chain((change) =>
    fc.integer({ min: -48, max: 48 }).map((hours) => new Date(Date.parse(change) + hours * 3.6e6)),
  );
const weeks = fc.subarray([...names], { minLength: 1 });

describe('reserved goods', () => {
  it('are held as many days after they are ready as the rule says, to the end of an open day', () => {
    fc.assert(
      fc.property(
        fc.oneof(moments, clockChanges),
        fc.integer({ min: 1, max: 60 }),
        weeks,
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        (now, reservationDays, open, deliveryDays, isAllHere) => {
          const location = {
            checkout: { reservationDays },
            delivery: { deliveryDays },
            premises: { openingHours: [{ days: open, from: '08:00', to: '18:00' }] },
          };
          const expected = expectedDays(location, now, isAllHere);
          const readyDay = expected.collectFrom ?? germanDate(now);
          const { until, days } = holdFrom(location, readyDay);
          const lastDay = lastDayByText(readyDay, reservationDays, open);
          expect(germanDate(new Date(until.getTime() - 1))).toBe(lastDay);
          expect(germanDate(until) > lastDay).toBe(true);
          expect(lastDay > readyDay).toBe(true);
          expect(holdText({ until, days })).toContain(`bis einschließlich ${formatLastDay(until)} (`);
          const [, dayOfMonth, month] = /ab \S+ (\d+)\.(\d+)\./.exec(collectionTime(expected)) ?? [];
          const told = expected.collectFrom?.split('-').map(Number);
          expect([dayOfMonth, month].map(Number)).toEqual(
            told ? [told[2], told[1]] : [Number.NaN, Number.NaN],
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are prolonged by as many days again, as often as the location allows', () => {
    const location = { checkout: { reservationDays: 3 }, premises: { openingHours: [] } };
    const { until, days } = holdFrom(location, '2026-11-23');
    const order = {
      orderType: 'reservierung',
      fulfilment: 'confirmed',
      heldUntil: until,
      extensions: 0,
      confirmed: { heldDays: days },
    } as const;
    const now = new Date('2026-11-24T12:00:00Z');
    const prolonged = prolongedHold(order, location, now);
    expect(prolonged && formatLastDay(prolonged.until)).toBe('30. November 2026');
    expect(prolongedHold({ ...order, extensions: 1 }, location, now)).toBeUndefined();
    expect(prolongedHold(order, location, until)).toBeUndefined();
    expect(prolongedHold({ ...order, fulfilment: 'cancelled' }, location, now)).toBeUndefined();
    expect(prolongedHold({ ...order, orderType: 'kauf' }, location, now)).toBeUndefined();
    const never = { ...location, checkout: { reservationDays: 3, reservationExtensions: 0 } };
    expect(prolongedHold(order, never, now)).toBeUndefined();
  });
});
