import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartTotals } from '~/domain/cart/cart';
import { orderTotals } from './checkout';

const lines = fc.array(
  fc.record({
    cents: fc.integer({ min: 1, max: 200_000 }),
    quantity: fc.integer({ min: 1, max: 8 }),
    rate: fc.constantFrom(7, 19),
    depositCents: fc.constantFrom(null, 750),
    percent: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Half up, of whole numbers above 0. */
const rounded = (dividend: number, divisor: number) =>
  Number((2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor)));

/** EN 16931, BR-CO-17: once a rate, of the basis after all reductions. */
function vatOnce(gross: number, rate: number): number {
  const net = gross - rounded(gross * rate, 100 + rate);
  return rounded(net * rate, 100);
}

it('cart and checkout have the VAT of each rate rounded once, after the coupon', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(0, 490, 1_490), (drawn, parcelCents) => {
      const sold = drawn.map(({ cents, quantity, rate, depositCents }) => ({
        article: { price: { cents }, depositCents, vatRate: rate },
        quantity,
        options: [],
      }));
      const discounts = drawn.map(({ cents, quantity, percent }) =>
        Math.round((cents * quantity * percent) / 100),
      );
      const cart = cartTotals(sold as unknown as Parameters<typeof cartTotals>[0], discounts);
      const grossOf = (rate: number) =>
        drawn.reduce((sum, line, index) => {
          const gross = line.quantity * (line.cents + (line.depositCents ?? 0)) - (discounts[index] ?? 0);
          return line.rate === rate ? sum + gross : sum;
        }, 0);
      const rates = [...new Set(drawn.map(({ rate }) => rate))];
      const expected = rates.reduce((sum, rate) => sum + vatOnce(grossOf(rate), rate), 0);
      expect(cart.vatCents).toBe(expected);
      const collected = orderTotals(cart, { orderType: 'kauf', delivery: 'abholung' }, parcelCents);
      expect([collected.vatCents, collected.vat]).toEqual([cart.vatCents, cart.vat]);
      const sent = orderTotals(cart, { orderType: 'kauf', delivery: 'versand' }, parcelCents);
      expect(sent.vat.reduce((sum, { shippingCents }) => sum + shippingCents, 0)).toBe(parcelCents);
      for (const { rate, shippingCents, vatCents } of sent.vat)
        expect(vatCents).toBe(vatOnce(grossOf(rate) + shippingCents, rate));
    }),
    { numRuns: 2_000 },
  );
});
