import { expect, it } from 'vitest';
import { expectedDays } from './confirmed';
import { collectionTime, parcelTime } from './delivery-times';

const openingHours = [{ days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '08:00', to: '18:00' }];
const location = { delivery: { deliveryDays: 1 }, premises: { openingHours: [] } };
const fridayEvening = new Date('2026-11-20T19:00:00Z');
const daysFrom = (moment: Date, isAllHere = false) => expectedDays(location, moment, isAllHere);

it('is collected at once, or when the central warehouse has delivered', () => {
  expect(collectionTime(daysFrom(fridayEvening, true))).toBe('sofort abholbereit');
  expect(collectionTime(daysFrom(fridayEvening))).toBe('voraussichtlich ab Di., 24.11. abholbereit');
});

it('is collected while the location is open', () => {
  const closing = { ...location, premises: { openingHours } };
  const timeAt = (moment: string, isAllHere = true) =>
    collectionTime(expectedDays(closing, new Date(moment), isAllHere));
  expect(timeAt('2026-11-20T16:59:00Z')).toBe('sofort abholbereit');
  expect(timeAt('2026-11-20T17:00:00Z')).toBe('ab Mo., 23.11., 8\u00a0Uhr abholbereit');
  expect(timeAt('2026-11-23T05:00:00Z')).toBe('ab Mo., 23.11., 8\u00a0Uhr abholbereit');
  expect(timeAt('2026-12-24T18:00:00Z')).toBe('ab Mo., 28.12., 8\u00a0Uhr abholbereit');
  const onSaturdays = {
    ...closing,
    premises: { openingHours: [{ days: ['Sa'], from: '09:00', to: '12:00' }] },
  };
  const arrives = expectedDays(onSaturdays, new Date('2026-11-23T09:00:00Z'), false);
  expect(collectionTime(arrives)).toBe('voraussichtlich ab Sa., 28.11. abholbereit');
});

it('arrives by parcel within the working days of the terms, counted from the day of the payment order', () => {
  expect(parcelTime(daysFrom(fridayEvening), fridayEvening, 'überweisen')).toBe(
    'bis Do., 26.11. bei Ihnen, wenn Sie am Fr., 20.11. überweisen',
  );
  const sunday = new Date('2026-11-21T23:30:00Z');
  expect(parcelTime(daysFrom(sunday), sunday, 'überweisen')).toBe(
    'bis Do., 26.11. bei Ihnen, wenn Sie am So., 22.11. überweisen',
  );
  expect(parcelTime(daysFrom(fridayEvening), fridayEvening, 'bezahlen')).toBe(
    'bis Do., 26.11. bei Ihnen, wenn Sie am Fr., 20.11. bezahlen',
  );
  expect(parcelTime(daysFrom(fridayEvening), fridayEvening, undefined)).toBe('bis Do., 26.11. bei Ihnen');
});
