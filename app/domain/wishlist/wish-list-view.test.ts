import { expect, test } from 'vitest';
import { piecesForCart, stockChange } from './wish-list-view';

test.each([
  [0, 3, 'back'],
  [5, 0, 'gone'],
  [0, 0, undefined],
  [null, 0, undefined],
  [8, 2, 'few'],
  [null, 2, 'few'],
  [2, 2, undefined],
  [2, 3, undefined],
  [8, 4, undefined],
] as const)('of %s pieces there are %s: %s', (before, now, change) => {
  expect(stockChange(before, now, { set: 4 })).toBe(change);
});

test.each([
  ['tyre', 20, 4],
  ['tyre', 3, 3],
  ['rim', 20, 4],
  ['complete-wheel', 20, 4],
  ['product', 20, 1],
  ['product', 0, 0],
] as const)('of %s with %i pieces %i go into the cart', (kind, here, pieces) => {
  const availability = { kind: 'stocked', here, central: 0 } as const;
  expect(piecesForCart({ kind, availability })).toBe(pieces);
});

test('one piece of what is sold singly is not few', () => {
  expect(stockChange(5, 1, { set: 1 })).toBeUndefined();
});
