import { expect, test } from 'vitest';
import { basePrice } from './base-price';

test.each([
  [995, 750, 'l', '13,27 € je l'],
  [1990, 5000, 'kg', '3,98 € je kg'],
  [100, 3000, 'm', '0,33 € je m'],
  [2000, 1500, 'm²', '13,33 € je m²'],
] as const)('%i cents for %i thousandths of %s', (cents, contentMilli, contentUnit, words) => {
  expect(basePrice(cents, { contentMilli, contentUnit })?.replace('\u00a0', ' ')).toBe(words);
});

test('one litre needs none, nor does what is sold by the piece', () => {
  expect(basePrice(995, { contentMilli: 1000, contentUnit: 'l' })).toBeUndefined();
  expect(basePrice(995, { contentMilli: null, contentUnit: null })).toBeUndefined();
});
