import { expect, it } from 'vitest';
import { collectionTime, parcelTime } from './delivery-times';

const location = { delivery: { deliveryDays: 1 } };
const fridayEvening = new Date('2026-11-20T19:00:00Z');

it('is collected at once, or when the central warehouse has delivered', () => {
  expect(collectionTime(location, fridayEvening, true)).toBe('sofort abholbereit');
  expect(collectionTime(location, fridayEvening, false)).toBe('voraussichtlich ab Di., 24.11. abholbereit');
});

it('arrives by parcel within the working days of the terms, counted from the day of the payment order', () => {
  expect(parcelTime(location, fridayEvening, false)).toBe(
    'bis Do., 26.11. bei Ihnen, wenn Sie am Fr., 20.11. überweisen',
  );
  expect(parcelTime(location, new Date('2026-11-21T23:30:00Z'), false)).toBe(
    'bis Do., 26.11. bei Ihnen, wenn Sie am So., 22.11. überweisen',
  );
  expect(parcelTime(location, fridayEvening, true)).toBe('bis Do., 26.11. bei Ihnen');
});
