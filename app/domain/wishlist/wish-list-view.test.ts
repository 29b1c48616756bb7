import { expect, test } from 'vitest';
import { stockChange } from './wish-list-view';

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
  expect(stockChange(before, now)).toBe(change);
});
