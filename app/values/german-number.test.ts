import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from './german-number';
import { formatCents } from './money';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [12_345_678, '12.345.678'],
  [-1_234, '-1.234'],
  [7.5, '7,5'],
  [1_234.5678, '1.234,568'],
  [-0.0004, '0'],
])('writes %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it('writes whole numbers as the German locale does', () => {
  const german = new Intl.NumberFormat('de-DE');
  fc.assert(
    fc.property(fc.integer().filter(Boolean), (value) => {
      expect(formatNumber(value)).toBe(german.format(value));
    }),
  );
});

it('writes amounts as the German locale does, but for the minus sign', () => {
  const german = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(formatCents(cents)).toBe(german.format(cents / 100).replace('-', '−'));
    }),
  );
});
