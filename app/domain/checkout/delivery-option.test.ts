import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CheckoutDraft, offeredDraft, orderTotals } from './checkout';
import { chosenOption, optionOfValue, sends } from './delivery-option';
import { offeredDeliveries } from './offered-deliveries';

const tyre = { article: { kind: 'tyre' } } as const;
const service = { article: { kind: 'service' } } as const;
const location = {
  city: 'Kiel',
  delivery: { shippingCents: 1_490, carriers: ['dhl', { code: 'dpd', preisCents: 690 }] },
};
const options = offeredDeliveries(location, ['vorkasse'], [tyre]);
const draft: CheckoutDraft = {
  orderType: 'kauf',
  contact: null,
  address: null,
  delivery: 'versand',
  shippingCode: 'dpd',
  payment: 'vorkasse',
  paymentId: null,
  appointmentId: null,
};

it('are collecting and each shipping method', () => {
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['abholung', 'Abholung in Kiel'],
    ['versand:dhl', 'Versand mit DHL'],
    ['versand:dpd', 'Versand mit DPD'],
  ]);
});

it.each([
  ['work in the workshop', ['vorkasse'], [tyre, service]],
  ['payment at pick-up only', ['abholung'], [tyre]],
] as const)('nothing is sent with %s', (_, methods, lines) => {
  expect(sends(offeredDeliveries(location, methods, lines))).toBe(false);
});

it.each([
  ['abholung', 'abholung'],
  ['versand:dpd', 'versand:dpd'],
  ['versand', 'versand:dhl'],
  ['versand:', undefined],
  ['versand:gls', undefined],
  ['DPD', undefined],
  ['', undefined],
  [undefined, undefined],
])('the value %j is %j', (value, expected) => {
  expect(optionOfValue(options, value)?.value).toBe(expected);
});

it('a draft keeps what is offered, and chooses anew otherwise', () => {
  expect(offeredDraft(draft, ['vorkasse'], options)).toEqual(draft);
  expect(offeredDraft({ ...draft, shippingCode: null }, ['vorkasse'], options).shippingCode).toBe('dhl');
  expect(offeredDraft({ ...draft, shippingCode: 'gls' }, ['vorkasse'], options)).toEqual({
    ...draft,
    delivery: 'abholung',
    shippingCode: null,
    payment: null,
    lost: 'delivery',
  });
  expect(offeredDraft(draft, ['abholung'], options)).toMatchObject({ payment: null, lost: 'payment' });
  expect(offeredDraft({ ...draft, payment: null, shippingCode: 'gls' }, [], options).lost).toBeUndefined();
});

const carrier = fc.record({
  code: fc.constantFrom('dhl', 'dpd', 'gls', 'ups', 'hermes', 'spedition', 'Kurier Nord'),
  preisCents: fc.option(fc.nat(100_000), { nil: undefined }),
  tage: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
});
const rate = fc.record({
  rate: fc.constantFrom(7, 19),
  goodsCents: fc.nat(500_000),
  depositCents: fc.constantFrom(0, 750),
});

it('the total is goods less discount, deposits, and the price that the chosen method names', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(carrier, { selector: ({ code }) => code, minLength: 1, maxLength: 5 }),
      fc.uniqueArray(rate, { selector: (one) => one.rate, minLength: 1 }),
      fc.nat(100_000),
      fc.nat(20),
      (carriers, rates, flatCents, pick) => {
        const offered = offeredDeliveries(
          { city: 'Kiel', delivery: { shippingCents: flatCents, carriers } },
          ['vorkasse'],
          [tyre],
        );
        const carrier = carriers[pick % carriers.length];
        const shippingCode = carrier?.code ?? '';
        const chosen = chosenOption(offered, { delivery: 'versand', shippingCode });
        const vat = rates.map((one) => ({ ...one, shippingCents: 0, vatCents: 0 }));
        const goodsCents = rates.reduce((sum, one) => sum + one.goodsCents, 0);
        const depositCents = rates.reduce((sum, one) => sum + one.depositCents, 0);
        const totals = orderTotals(
          { goodsCents, discountCents: 0, depositCents, vat },
          { orderType: 'kauf', delivery: 'versand' },
          chosen?.shipping?.priceCents ?? Number.NaN,
        );
        const price = carrier?.preisCents === undefined ? flatCents : carrier.preisCents;
        expect(totals.totalCents).toBe(goodsCents + depositCents + price);
        expect(totals.vat.reduce((sum, one) => sum + one.shippingCents, 0)).toBe(price);
      },
    ),
  );
});
