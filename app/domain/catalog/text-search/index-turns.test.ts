import { expect, it } from 'vitest';
import { longestTurn } from '../../../../tests/support/processor-time';
import { packTexts } from './text-index';

const rows = Array.from({ length: 40_000 }, (_, index) => ({
  text: `Dachbox ${index} in Farbe ${index % 997} für ${index % 53} Liter mit Halter R${index * 7}`,
  title: `Dachbox ${index}`,
  named: null,
  make: `Marke ${index % 31}`,
  category: `gruppe-${index % 12}`,
  product: index,
  ids: [index + 1],
}));

it('other requests are answered while many texts are indexed', async () => {
  expect(await longestTurn(() => packTexts(rows))).toBeLessThan(150);
});
