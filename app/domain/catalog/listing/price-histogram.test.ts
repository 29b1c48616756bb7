import { expect, it } from 'vitest';
import { priceBars, priceHistogram } from './price-histogram';

function prices(...euros: number[]): Int32Array {
  const byEuro = new Int32Array(400);
  for (const each of euros) byEuro[each] = (byEuro[each] ?? 0) + 1;
  return byEuro;
}

it('has a step for each euro where prices are close', () => {
  expect(priceHistogram(prices(50, 50, 52))).toEqual({ fromEuros: 50, stepEuros: 1, counts: [2, 0, 1] });
});

it('counts each article once in at most 18 steps', () => {
  const histogram = priceHistogram(prices(54, 60, 61, 117, 300));
  expect(histogram?.counts.length).toBeLessThanOrEqual(18);
  expect(histogram?.counts.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(histogram?.counts.at(-1)).toBe(1);
});

it('is none for one price, and for nothing', () => {
  expect([priceHistogram(prices(80)), priceHistogram(prices())]).toEqual([undefined, undefined]);
});

it('draws each step once, those within the chosen amounts apart', () => {
  const histogram = { fromEuros: 50, stepEuros: 10, counts: [4, 0, 2] };
  expect(priceBars(histogram, { minCents: undefined, maxCents: 6_000 })).toEqual({
    width: 30,
    least: 50,
    most: 80,
    step: 10,
    inRange: 'M5 40v-40',
    other: 'M25 40v-20',
  });
});
