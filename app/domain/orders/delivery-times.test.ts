import { expect, it } from 'vitest';
import { expectedDays } from './confirmed';
import { collectionTime, parcelTime } from './delivery-times';

const location = { delivery: { deliveryDays: 1 } };
const fridayEvening = new Date('2026-11-20T19:00:00Z');
const daysFrom = (moment: Date, isAllHere = false) => expectedDays(location, moment, isAllHere);

it('is collected at once, or when the central warehouse has delivered', () => {
  expect(collectionTime(daysFrom(fridayEvening, true))).toBe('sofort abholbereit');
  expect(collectionTime(daysFrom(fridayEvening))).toBe('voraussichtlich ab Di., 24.11. abholbereit');
});

it('arrives by parcel within the working days of the terms, counted from the day of the payment order', () => {
  expect(parcelTime(daysFrom(fridayEvening), fridayEvening, false)).toBe(
    'bis Do., 26.11. bei Ihnen, wenn Sie am Fr., 20.11. überweisen',
  );
  const sunday = new Date('2026-11-21T23:30:00Z');
  expect(parcelTime(daysFrom(sunday), sunday, false)).toBe(
    'bis Do., 26.11. bei Ihnen, wenn Sie am So., 22.11. überweisen',
  );
  expect(parcelTime(daysFrom(fridayEvening), fridayEvening, true)).toBe('bis Do., 26.11. bei Ihnen');
});
