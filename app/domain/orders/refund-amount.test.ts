import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOf, type LedgerEntry } from '~/domain/payments/ledger';
import { isUnderWay, refundableCents, refundProgress, shareRefund } from '~/domain/payments/refund';
import { dueRefundCents, keptCents, paymentFigures, type SoldLine, valueOfPieces } from './refund-amount';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPriceCents: fc.integer({ min: 100, max: 50_000 }),
    depositCents: fc.constantFrom(0, 750),
    discount: fc.integer({ min: 0, max: 100 }),
    moves: fc.array(fc.constantFrom<'returned' | 'cancelled' | 'lapsed'>('returned', 'cancelled', 'lapsed'), {
      maxLength: 9,
    }),
  })
  .map(({ discount, moves, ...sold }): SoldLine => {
    const gone = moves.slice(0, sold.quantity);
    const count = (kind: string) => gone.filter((move) => move === kind).length;
    return {
      ...sold,
      position: 1,
      discountCents: Math.floor((sold.quantity * sold.unitPriceCents * discount) / 100),
      returned: count('returned'),
      cancelled: count('cancelled'),
      lapsed: count('lapsed'),
    };
  });
const order = fc.record({ shippingCents: fc.constantFrom(0, 590) });
const goneOf = (one: SoldLine) => one.returned + one.cancelled + one.lapsed;
const totalOf = ({ shippingCents }: { shippingCents: number }, lines: readonly SoldLine[]) =>
  lines.reduce(
    (sum, one) => sum + one.quantity * (one.unitPriceCents + one.depositCents) - one.discountCents,
    shippingCents,
  );

it('a paid order from which nothing went back owes nothing, one from which all did owes everything', () => {
  fc.assert(
    fc.property(order, fc.array(line, { minLength: 1, maxLength: 4 }), (sold, lines) => {
      const whole = lines.map((one) => ({ ...one, returned: 0, cancelled: 0, lapsed: 0 }));
      const none = lines.map((one) => ({ ...one, returned: 0, cancelled: one.quantity, lapsed: 0 }));
      const total = totalOf(sold, lines);
      expect(dueRefundCents(sold, whole, total, [])).toBe(0);
      expect(dueRefundCents(sold, none, total, [])).toBe(total);
    }),
  );
});

it('owes for each piece its price and deposit less its share of the discount, to the cent', () => {
  fc.assert(
    fc.property(order, fc.array(line, { minLength: 1, maxLength: 4 }), (sold, lines) => {
      const isAnyKept = lines.some((one) => goneOf(one) < one.quantity);
      const exact = lines.reduce<number>(
        (sum, one) =>
          sum +
          goneOf(one) * (one.unitPriceCents + one.depositCents) -
          (one.discountCents / one.quantity) * goneOf(one),
        isAnyKept ? 0 : sold.shippingCents,
      );
      const due = dueRefundCents(sold, lines, totalOf(sold, lines), []);
      expect(Math.abs(due - exact)).toBeLessThanOrEqual(lines.length * 0.5 + 1e-6);
      expect(keptCents(sold, lines) + due).toBe(totalOf(sold, lines));
    }),
  );
});

it('never owes more than was paid, and nothing twice', () => {
  const refunds = fc.array(
    fc.record({
      state: fc.constantFrom(...refundProgress),
      amountCents: fc.integer({ min: 1, max: 9_000 }),
      reductionCents: fc.constantFrom(0, 1, 500),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      order,
      fc.array(line, { minLength: 1 }),
      fc.nat(100_000),
      refunds,
      (sold, lines, paid, known) => {
        const due = dueRefundCents(sold, lines, paid, known);
        expect(due).toBeLessThanOrEqual(paid);
        expect(
          dueRefundCents(sold, lines, paid, [
            ...known,
            { state: 'requested', amountCents: Math.max(1, due), reductionCents: 0 },
          ]),
        ).toBe(0);
      },
    ),
  );
});

it('gives the whole line for all of its pieces', () => {
  fc.assert(
    fc.property(line, (one) => {
      expect(valueOfPieces(one, one.quantity)).toBe(totalOf({ shippingCents: 0 }, [one]));
    }),
  );
});

it('shares a refund over the payments, never more for one than came by it', () => {
  const payment = fc.integer({ min: 1, max: 9_000 });
  const refund = fc.record({
    of: fc.nat(3),
    state: fc.constantFrom(...refundProgress),
    amountCents: fc.integer({ min: 1, max: 4_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(payment, { maxLength: 3 }),
      fc.array(refund, { maxLength: 4 }),
      fc.integer({ min: 1, max: 20_000 }),
      (amounts, made, asked) => {
        const payments = amounts.map((amountCents, index) => ({ id: `${index}`, amountCents }));
        const known = made.map(({ of, ...one }) => ({
          ...one,
          paymentId: of < amounts.length ? `${of}` : null,
        }));
        const shares = shareRefund(asked, payments, known, 0);
        expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(asked);
        for (const { id, amountCents } of payments) {
          const before = known
            .filter(
              ({ paymentId, state }) =>
                paymentId === id && ['requested', 'unknown', 'sent', 'done'].includes(state),
            )
            .reduce((sum, one) => sum + one.amountCents, 0);
          const now = shares.find(({ paymentId }) => paymentId === id)?.amountCents ?? 0;
          expect(now).toBeLessThanOrEqual(Math.max(0, amountCents - before));
        }
        expect(refundableCents(0, known)).toBe(0);
      },
    ),
  );
});

it('gives back the whole price of what comes back after a favour, and never more than is there', () => {
  const favour = fc.integer({ min: 1, max: 2_000 });
  fc.assert(
    fc.property(order, fc.array(line, { minLength: 1, maxLength: 4 }), favour, (sold, lines, cents) => {
      const whole = lines.map((one) => ({ ...one, returned: 0, cancelled: 0, lapsed: 0 }));
      const paid = totalOf(sold, lines);
      const reductionCents = Math.min(cents, paid);
      const known = [{ state: 'done' as const, amountCents: reductionCents, reductionCents }];
      expect(dueRefundCents(sold, whole, paid - reductionCents, known)).toBe(0);
      const price = paid - keptCents(sold, lines);
      const due = dueRefundCents(sold, lines, paid - reductionCents, known);
      expect(due).toBe(Math.min(price, paid - reductionCents));
    }),
  );
});

it('asks for the same before and after a refund arrives, and never for money that is due back', () => {
  const refunds = fc.array(
    fc.record({
      state: fc.constantFrom(...refundProgress),
      amountCents: fc.integer({ min: 1, max: 9_000 }),
      reductionCents: fc.constantFrom(0, 1, 500),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      order,
      fc.array(line, { minLength: 1, maxLength: 3 }),
      fc.nat(100_000),
      refunds,
      (shipped, lines, paidCents, known) => {
        const sold = { ...shipped, totalCents: totalOf(shipped, lines) };
        const received: LedgerEntry = { kind: 'received', amountCents: paidCents, reference: 'R' };
        const ledger = [received];
        const arrived = known.map((one) => (isUnderWay(one) ? { ...one, state: 'done' as const } : one));
        const after = known.filter(isUnderWay).map(
          ({ amountCents }, index): LedgerEntry => ({
            kind: 'refunded',
            amountCents,
            reference: `${index}`,
          }),
        );
        const { openCents } = paymentFigures(sold, lines, ledger, known);
        expect(paymentFigures(sold, lines, [...ledger, ...after], arrived).openCents).toBe(openCents);
        const due = dueRefundCents(sold, lines, balanceOf(ledger), known);
        expect(Math.min(openCents, due)).toBe(0);
      },
    ),
  );
});
