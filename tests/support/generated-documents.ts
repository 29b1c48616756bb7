import fc from 'fast-check';
import type { DocumentData } from '~/domain/documents/document';
import { figuresOf } from '~/domain/documents/figures';
import { billedPieces, type OrderedLine, shippingShares } from '~/domain/documents/supply';
import { paymentMethods } from '~/domain/payments/methods';
import { apportion, vatByRate } from '~/values/vat';

const words = fc.constantFrom(
  'Winterreifen 205/55 R16',
  'Öl & Filter <5W-30> "Longlife"',
  'Batterie',
  'Ş',
  'Ein sehr langer Name ohne Ende '.repeat(6),
);
const line = fc.record({
  title: words,
  subtitle: fc.constantFrom('', 'DOT 2026', 'schwarz, 18 Zoll'),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPriceCents: fc.oneof(fc.nat(200_000), fc.constantFrom(0, 1, 8_490)),
  depositCents: fc.constantFrom(0, 0, 0, 750),
  vatRate: fc.constantFrom(19, 19, 7, 0),
});

export interface GeneratedOrder {
  lines: OrderedLine[];
  shippingCents: number;
  vat: ReturnType<typeof vatByRate>;
}

/** As checkout freezes it: the discount by largest remainder, shipping split by the goods of each rate. */
export const generatedOrders: fc.Arbitrary<GeneratedOrder> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    percent: fc.integer({ min: 0, max: 100 }),
    isDiscounted: fc.boolean(),
    shippingCents: fc.constantFrom(0, 0, 490, 1_999),
  })
  .map(({ lines, percent, isDiscounted, shippingCents }) => {
    const goods = lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents);
    const all = goods.reduce((sum, cents) => sum + cents, 0);
    const shares = apportion(isDiscounted ? Math.floor((all * percent) / 100) : 0, goods);
    const ordered = lines.map((one, index) => ({
      ...one,
      position: index + 1,
      discountCents: shares[index] ?? 0,
    }));
    const taxed = ordered.map((one, index) => ({
      rate: one.vatRate,
      goodsCents: (goods[index] ?? 0) - one.discountCents,
      depositCents: one.quantity * one.depositCents,
    }));
    return { lines: ordered, shippingCents, vat: vatByRate(taxed, shippingCents) };
  });

export const allPieces = (lines: readonly OrderedLine[]) =>
  new Map(lines.map(({ position, quantity }) => [position, quantity]));

const seller = {
  code: 'muster',
  firma: 'Autohaus Muster & Söhne GmbH',
  registergericht: 'Amtsgericht Kiel',
  hrb: 'HRB 000001',
  ustId: 'DE000000001',
  geschaeftsfuehrung: 'Hanna Muster',
  gesellschafterNr: '10001',
  bank: {
    inhaber: 'Autohaus Muster GmbH',
    iban: 'DE72000000000000001001',
    bic: 'BEISDED0XXX',
    bankname: 'Beispielbank',
  },
  rechnungVon: 'Autohaus Muster GmbH',
  strasse: 'Musterweg 1',
  plz: '24103',
  ort: 'Kiel',
  land: 'DE',
  telefon: '0431 000000',
  email: 'kiel@example.de',
};

export const documentOf = (
  { lines, vat }: GeneratedOrder,
  change: Partial<DocumentData> = {},
): DocumentData => ({
  kind: 'invoice',
  number: 'RE-000001',
  issuedOn: '2026-11-24',
  suppliedOn: '2026-11-23',
  order: { number: 'RH-7K4M-92XQ', placedOn: '2026-11-20' },
  seller,
  place: 'Autohaus Muster, Kiel',
  buyer: { firstName: 'Karin', lastName: 'Kundin', street: 'Am Hang 3', postcode: '24105', city: 'Kiel' },
  figures: figuresOf(
    billedPieces(lines, { before: new Map(), pieces: allPieces(lines), shipping: shippingShares(vat) }),
  ),
  method: 'vorkasse',
  paidCents: 0,
  corrects: [],
  reason: null,
  ...change,
});

export const generatedDocuments = fc
  .record({
    order: generatedOrders,
    method: fc.constantFrom(...paymentMethods, null),
    paid: fc.constantFrom(0, 0.5, 1),
    isCorrection: fc.boolean(),
    company: fc.constantFrom(undefined, 'Spedition Ağır & Co. KG'),
    hasAddress: fc.boolean(),
  })
  .map(({ order, method, paid, isCorrection, company, hasAddress }) => {
    const document = documentOf(order);
    const { totalCents } = document.figures;
    const { firstName, lastName, ...address } = document.buyer;
    return documentOf(order, {
      method,
      paidCents: isCorrection ? totalCents : Math.floor(totalCents * paid),
      buyer: { firstName, lastName, ...(hasAddress && address), ...(company && { company }) },
      ...(isCorrection && {
        kind: 'correction' as const,
        number: 'RK-000002',
        corrects: [{ number: 'RE-000001', issuedOn: '2026-11-01' }],
        reason: 'Rückgabe',
      }),
    });
  });
