import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  afterEvent,
  canBeGivenUp,
  canHappen,
  type FulfilmentKind,
  fulfilmentKinds,
  fulfilmentOf,
  isOpen,
  type LinePieces,
  noPieces,
  type OrderFulfilment,
  openPieces,
  orderFulfilments,
  possiblePieces,
} from './fulfilment';

const reservation = { orderType: 'reservierung', delivery: 'abholung' } as const;
const collection = { orderType: 'kauf', delivery: 'abholung' } as const;
const parcel = { orderType: 'kauf', delivery: 'versand' } as const;

type Type = typeof reservation | typeof collection | typeof parcel;
const of = (quantity: number, counts: Partial<LinePieces> = {}): LinePieces => ({
  ...noPieces,
  ...counts,
  quantity,
});

/** The events that may follow on some, each about all of four pieces. */
function followers(type: Type, ...before: FulfilmentKind[]): FulfilmentKind[] {
  let line = of(4);
  for (const kind of before) {
    const order = { fulfilment: fulfilmentOf([line]) };
    line = afterEvent(line, { kind, quantity: possiblePieces(line, kind, order) }, order);
  }
  const order = { ...type, fulfilment: fulfilmentOf([line]) };
  return fulfilmentKinds.filter((kind) => canHappen(order, [line], kind));
}

test('a reservation is collected, given up or lapses, and may be collected late', () => {
  expect(followers(reservation)).toEqual(['ready', 'handed-over', 'cancelled', 'lapsed']);
  expect(followers(reservation, 'ready')).toEqual(['handed-over', 'cancelled', 'lapsed']);
  expect(followers(reservation, 'lapsed')).toEqual(['handed-over']);
  expect(followers(reservation, 'cancelled')).toEqual([]);
});

test('a purchase never lapses', () => {
  expect(followers(collection)).toEqual(['ready', 'handed-over', 'cancelled']);
  expect(followers(collection, 'ready')).toEqual(['handed-over', 'cancelled']);
});

test('what is sent is neither ready nor handed over, and may come back', () => {
  expect(followers(parcel)).toEqual(['shipped', 'cancelled']);
  expect(followers(parcel, 'shipped')).toEqual(['returned']);
  expect(followers(parcel, 'shipped', 'returned')).toEqual([]);
});

test.each<[string, LinePieces[], OrderFulfilment]>([
  ['nothing happened', [of(4), of(1)], 'confirmed'],
  ['a part is ready', [of(4, { ready: 3 })], 'confirmed'],
  ['the rest is ready', [of(4, { ready: 3, cancelled: 1 })], 'ready'],
  ['a part was collected', [of(4, { handedOver: 1 })], 'partly-handed-over'],
  ['a line was sent', [of(4, { shipped: 4 }), of(1)], 'partly-shipped'],
  ['the rest was cancelled', [of(4, { handedOver: 3, cancelled: 1 })], 'handed-over'],
  ['a part came back', [of(4, { shipped: 2, returned: 2 })], 'shipped'],
  ['all came back', [of(4, { returned: 4 }), of(1, { cancelled: 1 })], 'returned'],
  ['all was cancelled', [of(4, { cancelled: 4 })], 'cancelled'],
  ['the rest lapsed', [of(4, { cancelled: 1, lapsed: 3 })], 'lapsed'],
])('when %s', (_, lines, state) => expect(fulfilmentOf(lines)).toBe(state));

it('keeps each piece in one place, whatever happens', () => {
  const events = fc.array(fc.record({ kind: fc.constantFrom(...fulfilmentKinds), wish: fc.nat(9) }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), events, (quantity, wished) => {
      let line = of(quantity);
      for (const { kind, wish } of wished) {
        const order = { fulfilment: fulfilmentOf([line]) };
        const moved = Math.min(wish, possiblePieces(line, kind, order));
        line = afterEvent(line, { kind, quantity: moved }, order);
        const { quantity: all, ...counts } = line;
        const placed = Object.values(counts).reduce((sum, count) => sum + count, 0);
        expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(0);
        expect(placed).toBeLessThanOrEqual(all);
        expect(isOpen({ fulfilment: fulfilmentOf([line]) })).toBe(openPieces(line) > 0);
      }
    }),
  );
});

test.each([
  ['an open reservation', { ...reservation, fulfilment: 'ready' }, true],
  ['a reservation that lapsed', { ...reservation, fulfilment: 'lapsed' }, false],
  ['a purchase', { ...collection, fulfilment: 'confirmed' }, false],
] as const)('%s can be given up by its shopper: %o', (_, order, isPossible) => {
  expect(canBeGivenUp(order)).toBe(isPossible);
});

test('an order is open until its goods are handed over or free again', () => {
  expect(orderFulfilments.filter((fulfilment) => isOpen({ fulfilment }))).toEqual([
    'confirmed',
    'ready',
    'partly-handed-over',
    'partly-shipped',
  ]);
});
