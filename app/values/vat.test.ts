import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apportion, vatByRate, vatOf } from './vat';

const line = fc.record({
  rate: fc.constantFrom(0, 7, 19),
  goodsCents: fc.nat(500_000),
  depositCents: fc.constantFrom(0, 0, 750, 1_500),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  shippingCents: fc.constantFrom(0, 490, 999, 1_490),
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('adds up to the total, cent by cent, whatever is ordered', () => {
  fc.assert(
    fc.property(order, ({ lines, shippingCents }) => {
      const rates = vatByRate(lines, shippingCents);
      expect(sum(rates.map((one) => one.shippingCents))).toBe(shippingCents);
      expect(sum(rates.map((one) => one.goodsCents))).toBe(sum(lines.map((one) => one.goodsCents)));
      expect(sum(rates.map((one) => one.depositCents))).toBe(sum(lines.map((one) => one.depositCents)));
      expect(vatOf(rates)).toBe(sum(rates.map((one) => one.vatCents)));
      expect(new Set(rates.map((one) => one.rate))).toEqual(new Set(lines.map((one) => one.rate)));
    }),
  );
});

it('has the VAT of each rate within a cent of its exact share, and to the nearest cent of its net', () => {
  fc.assert(
    fc.property(order, ({ lines, shippingCents }) => {
      for (const one of vatByRate(lines, shippingCents)) {
        const gross = one.goodsCents + one.shippingCents + one.depositCents;
        const exact = (gross * one.rate) / (100 + one.rate);
        expect(Math.abs(one.vatCents - exact)).toBeLessThan(1);
        const net = gross - Math.round(exact);
        expect(Math.abs(one.vatCents - (net * one.rate) / 100)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

it('splits shipping in proportion to the goods of each rate, within a cent', () => {
  fc.assert(
    fc.property(order, ({ lines, shippingCents }) => {
      const goods = sum(lines.map((one) => one.goodsCents));
      fc.pre(goods > 0);
      for (const one of vatByRate(lines, shippingCents)) {
        const exact = (shippingCents * one.goodsCents) / goods;
        expect(Math.abs(one.shippingCents - exact)).toBeLessThan(1);
      }
    }),
  );
});

it('rounds once for a rate, not for each line', () => {
  const lines = Array.from({ length: 3 }, () => ({ rate: 19, goodsCents: 333, depositCents: 0 }));
  expect(vatByRate(lines, 0)).toEqual([
    { rate: 19, goodsCents: 999, shippingCents: 0, depositCents: 0, vatCents: 159 },
  ]);
});

it('gives all shipping to the highest rate where a coupon covers the goods', () => {
  const lines = [7, 19].map((rate) => ({ rate, goodsCents: 0, depositCents: 0 }));
  expect(vatByRate(lines, 490).map(({ rate, shippingCents }) => [rate, shippingCents])).toEqual([
    [19, 490],
    [7, 0],
  ]);
});

it('apportions the cents that are left by the largest remainders', () => {
  expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(apportion(10, [1, 9, 5])).toEqual([1, 6, 3]);
});
