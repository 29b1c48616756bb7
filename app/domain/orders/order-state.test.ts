import { expect, test } from 'vitest';
import { canBecome, canBeGivenUp, isOpen, type OrderSituation, orderStates } from './order-state';

const reservation = { orderType: 'reservierung', delivery: 'abholung' } as const;
const collection = { orderType: 'kauf', delivery: 'abholung' } as const;
const parcel = { orderType: 'kauf', delivery: 'versand' } as const;

const followers = (order: Omit<OrderSituation, 'state'>) =>
  Object.fromEntries(
    orderStates.map((state) => [state, orderStates.filter((next) => canBecome({ ...order, state }, next))]),
  );

test('a reservation is collected, given up or lapses, and may be collected late', () => {
  expect(followers(reservation)).toEqual({
    placed: ['ready', 'collected', 'cancelled', 'lapsed'],
    ready: ['collected', 'cancelled', 'lapsed'],
    collected: [],
    shipped: [],
    cancelled: [],
    lapsed: ['collected'],
  });
});

test('a purchase never lapses', () => {
  expect(followers(collection)).toMatchObject({
    placed: ['ready', 'collected', 'cancelled'],
    ready: ['collected', 'cancelled'],
  });
});

test('what is sent is neither ready nor collected', () => {
  expect(followers(parcel)).toMatchObject({ placed: ['shipped', 'cancelled'], shipped: [] });
});

test.each([
  ['an open reservation', { ...reservation, state: 'ready' }, true],
  ['a reservation that lapsed', { ...reservation, state: 'lapsed' }, false],
  ['a purchase', { ...collection, state: 'placed' }, false],
] as const)('%s can be given up by its shopper: %o', (_, order, isPossible) => {
  expect(canBeGivenUp(order)).toBe(isPossible);
});

test('an order is open until its goods are handed over or free again', () => {
  expect(orderStates.filter((state) => isOpen({ state }))).toEqual(['placed', 'ready']);
});
