import { expect, it } from 'vitest';
import { isPast, slotDoubts } from './slot-doubts';
import { unitOf } from './units';

const now = new Date('2026-12-01T09:00Z');

const plan = {
  openingHours: [{ days: ['Mo' as const, 'Di' as const], from: '08:00', to: '17:00' }],
  specialDays: [{ date: '2026-12-08' }],
};
const closures = [{ bayId: 'a', from: new Date('2026-12-07T12:00Z'), until: new Date('2026-12-07T13:00Z') }];
const wished = (moment: string, goodsFrom: string | null = null, bayId = 'a') => ({
  bayId,
  unit: unitOf(new Date(moment)),
  units: 4,
  goodsFrom: goodsFrom === null ? null : new Date(goodsFrom),
});

it.each([
  ['within the hours', wished('2026-12-07T09:00Z'), []],
  ['on a Sunday', wished('2026-12-06T09:00Z'), ['closed']],
  ['on a closed day', wished('2026-12-08T09:00Z'), ['closed']],
  ['until after closing', wished('2026-12-07T15:30Z'), ['closed']],
  ['in a closure of the bay', wished('2026-12-07T12:00Z'), ['closed']],
  ['in a closure of another bay', wished('2026-12-07T12:00Z', null, 'b'), []],
  ['before the goods', wished('2026-12-07T09:00Z', '2026-12-09T00:00Z'), ['before-goods']],
  ['in the next year but one', wished('2027-12-07T09:00Z'), ['far']],
  ['with the goods there', wished('2026-12-07T09:00Z', '2026-12-07T08:00Z'), []],
])('%s', (_, slot, doubts) => expect(slotDoubts(plan, closures, slot, now)).toEqual(doubts));

it('a location without hours asks about its closures and closed days only', () => {
  const none = { openingHours: [], specialDays: [] };
  expect(slotDoubts(none, closures, wished('2026-12-06T09:00Z'), now)).toEqual([]);
  expect(slotDoubts(none, closures, wished('2026-12-07T12:00Z'), now)).toEqual(['closed']);
});

it('the quarter of an hour that has begun is not past', () => {
  const later = new Date('2026-12-07T09:20Z');
  expect(isPast(unitOf(new Date('2026-12-07T09:15Z')), later)).toBe(false);
  expect(isPast(unitOf(new Date('2026-12-07T09:00Z')), later)).toBe(true);
});
