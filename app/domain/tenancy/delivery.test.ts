import { expect, test } from 'vitest';
import { anyOf, deliverySettings, shippingMethods, shippingOffer } from './delivery';

test.each([
  [[], ['DHL'], 'DHL'],
  [['DHL', 'dhl', 'gls'], ['DHL', 'GLS'], 'DHL oder GLS'],
  [['gls', 'Kurier Nord', 'ups'], ['GLS', 'Kurier Nord', 'UPS'], 'GLS, Kurier Nord oder UPS'],
  [['constructor'], ['constructor'], 'constructor'],
])('carriers %j are %j, in a sentence %s', (carriers, names, sentence) => {
  const offered = shippingMethods({ delivery: { carriers } }).map(({ name }) => name);
  expect(offered).toEqual(names);
  expect(anyOf(offered)).toBe(sentence);
});

test.each([
  ['none', undefined, [['dhl', 'DHL', 1_490, 2]]],
  [
    'plain codes',
    ['DHL', 'spedition', 'Kurier Nord'],
    [
      ['dhl', 'DHL', 1_490, 2],
      ['spedition', 'Spedition', 1_490, 5],
      ['Kurier Nord', 'Kurier Nord', 1_490, 2],
    ],
  ],
  [
    'prices and terms',
    [
      'dhl',
      { code: 'GLS', preisCents: 690 },
      { code: 'Kurier', tage: 1 },
      { code: 'spedition', preisCents: 0, tage: 9 },
    ],
    [
      ['dhl', 'DHL', 1_490, 2],
      ['gls', 'GLS', 690, 2],
      ['Kurier', 'Kurier', 1_490, 1],
      ['spedition', 'Spedition', 0, 9],
    ],
  ],
  ['what is broken', [{ code: 'gls', preisCents: -1 }], [['dhl', 'DHL', 1_490, 2]]],
])('of %s: code, name, price and days of the shipping methods', (_, carriers, expected) => {
  const methods = shippingMethods({ delivery: { shippingCents: 1_490, ...(carriers && { carriers }) } });
  expect(
    methods.map(({ code, name, priceCents, transitDays }) => [code, name, priceCents, transitDays]),
  ).toEqual(expected);
});

test('a carrier with a price of its own is named once', () => {
  const priced = { code: 'DHL', preisCents: 690 };
  const accepts = (carriers: unknown[]) =>
    deliverySettings
      .ignored({ delivery: { carriers } })
      .every(({ column }) => column !== 'delivery.carriers');
  expect(accepts(['dhl', priced])).toBe(false);
  expect(accepts([priced, { code: 'dhl' }])).toBe(false);
  expect(accepts(['gls', priced, { code: 'dpd' }])).toBe(true);
});

test('one line names all methods with the lowest price', () => {
  const of = (carriers: unknown[]) =>
    shippingOffer(shippingMethods({ delivery: { shippingCents: 990, carriers } }));
  expect(of(['dhl', 'gls'])).toEqual({ text: 'Versand mit DHL oder GLS', cents: 990, isFrom: false });
  expect(of(['dhl', { code: 'gls', preisCents: 490 }])).toEqual({
    text: 'Versand mit DHL oder GLS',
    cents: 490,
    isFrom: true,
  });
  expect(shippingOffer([])).toBeUndefined();
});
