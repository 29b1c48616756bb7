import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatInside } from '~/values/money';
import { vatOf } from '~/values/vat';
import {
  allPieces,
  documentOf,
  generatedDocuments,
  generatedOrders,
} from '../../../tests/support/generated-documents';
import { brokenRules } from '../../../tests/support/invoice-rules';
import { ciiInvoice } from './cii-invoice';
import { figuresOf } from './figures';
import { billedPieces, grossOf, shippingShares } from './supply';

const RUNS = Number(process.env.ORACLE_RUNS ?? 6_000);

it('keeps the rules of EN 16931, whatever was ordered', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(generatedDocuments, (document) => {
      expect(brokenRules(ciiInvoice(document))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

it('bills what was confirmed, with the same VAT', () => {
  fc.assert(
    fc.property(generatedOrders, (order) => {
      const { figures } = documentOf(order);
      const confirmed = order.vat.reduce(
        (sum, { goodsCents, shippingCents, depositCents }) => sum + goodsCents + shippingCents + depositCents,
        0,
      );
      expect(figures.totalCents).toBe(confirmed);
      expect(figures.vatCents).toBe(vatOf(order.vat));
      expect(Math.abs(figures.roundingCents)).toBeLessThanOrEqual(order.vat.length);
    }),
    { numRuns: 2_000 },
  );
});

it('bills parts that add up to the whole', () => {
  fc.assert(
    fc.property(generatedOrders, fc.integer({ min: 0, max: 100 }), ({ lines, vat }, percent) => {
      const first = new Map(
        lines.map((line) => [line.position, Math.floor((line.quantity * percent) / 100)]),
      );
      const rest = new Map(
        lines.map(({ position, quantity }) => [position, quantity - (first.get(position) ?? 0)]),
      );
      const shipping = shippingShares(vat);
      const bill = (before: Map<number, number>, pieces: Map<number, number>, isFirst: boolean) =>
        grossOf(billedPieces(lines, { before, pieces, shipping: isFirst ? shipping : [] }));
      expect(bill(new Map(), first, true) + bill(first, rest, false)).toBe(
        bill(new Map(), allPieces(lines), true),
      );
    }),
    { numRuns: 2_000 },
  );
});

const tyres = { position: 1, title: 'Reifen', subtitle: '', quantity: 1, rate: 19 };

it('rounds where a gross price has no net price', () => {
  const billed = { lines: [{ ...tyres, unitCents: 3 }], discounts: [], shipping: [] };
  expect(vatInside(3, 19)).toBe(0);
  expect(figuresOf(billed)).toMatchObject({ netCents: 3, vatCents: 1, roundingCents: -1, totalCents: 3 });
});

it('splits net and VAT by rates, with deposit, coupon and shipping', () => {
  const figures = figuresOf({
    lines: [
      { ...tyres, quantity: 4, unitCents: 11_900 },
      { ...tyres, position: 2, title: 'Buch', unitCents: 1_070, rate: 7 },
      { ...tyres, position: 3, title: 'Pfand: Batterie', unitCents: 750 },
    ],
    discounts: [{ rate: 19, cents: 4_760 }],
    shipping: [{ rate: 19, cents: 595 }],
  });
  expect(figures.lines.map(({ netCents }) => netCents)).toEqual([40_000, 1_000, 630]);
  expect(figures.rates).toEqual([
    {
      rate: 19,
      grossCents: 44_185,
      discountNetCents: 4_000,
      shippingNetCents: 500,
      netCents: 37_130,
      vatCents: 7_055,
    },
    { rate: 7, grossCents: 1_070, discountNetCents: 0, shippingNetCents: 0, netCents: 1_000, vatCents: 70 },
  ]);
  expect(figures).toMatchObject({ netCents: 38_130, vatCents: 7_125, totalCents: 45_255, roundingCents: 0 });
});
