import { expect, it } from 'vitest';
import { shippingPrices, shippingTerms } from './shipping-text';

const dhl = { code: 'dhl', name: 'DHL', priceCents: 1_490, transitDays: 2 };
const dpd = { code: 'dpd', name: 'DPD', priceCents: 1_190, transitDays: 2 };
const freight = { code: 'spedition', name: 'Spedition', priceCents: 3_900, transitDays: 5 };
const free = { code: 'Kurier', name: 'Kurier', priceCents: 0, transitDays: 1 };

it.each([
  [[dhl], 'Für den Versand mit DHL berechnen wir je Bestellung 14,90 € inkl. MwSt.'],
  [
    [dhl, { ...dpd, priceCents: 1_490 }],
    'Für den Versand mit DHL oder DPD berechnen wir je Bestellung 14,90 € inkl. MwSt.',
  ],
  [
    [dhl, dpd, freight],
    'Für den Versand mit DHL berechnen wir je Bestellung 14,90 €, mit DPD 11,90 € und mit Spedition 39,00 €, jeweils inkl. MwSt.',
  ],
  [[free], 'Den Versand mit Kurier übernehmen wir.'],
  [
    [free, dhl],
    'Für den Versand mit DHL berechnen wir je Bestellung 14,90 € inkl. MwSt. Den Versand mit Kurier übernehmen wir.',
  ],
])('of %j the terms name the price', (shipping, words) => {
  expect(shippingPrices({ shipping }).replaceAll('\u00a0', ' ')).toBe(words);
});

it.each([
  [[dhl, dpd], 'Die Ware ist innerhalb von 4 Werktagen bei Ihnen.'],
  [
    [dhl, freight, dpd],
    'Die Ware ist mit DHL oder DPD innerhalb von 4 Werktagen und mit Spedition innerhalb von 7 Werktagen bei Ihnen.',
  ],
])('of %j the terms name the days, with the way to the location', (shipping, words) => {
  expect(shippingTerms({ shipping, deliveryDays: 1 })).toBe(words);
});
