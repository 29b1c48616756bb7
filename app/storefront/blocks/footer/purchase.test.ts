import { expect, test } from 'vitest';
import { marksLayout, paymentMarks, shippingNames } from './purchase';

test.each([
  ['paypal', ['PayPal', 'Sofort', 'SEPA', 'Visa', 'Mastercard']],
  ['payone', ['SEPA', 'Mastercard', 'Visa']],
  [null, []],
  ['constructor', []],
])('provider %s shows %j', (provider, names) => {
  expect(paymentMarks(provider)).toEqual(names);
});

test.each([
  [0, 'few'],
  [4, 'few'],
  [5, 'five'],
  [6, 'many'],
])('%i icons stand in the layout "%s"', (count, layout) => {
  expect(marksLayout(count)).toBe(layout);
});

test.each([
  [undefined, ['DHL']],
  [[], ['DHL']],
  [
    ['DHL', 'dhl', 'gls', 'Kurier Nord'],
    ['DHL', 'GLS', 'Kurier Nord'],
  ],
])('versandarten %j are shown as %j', (versandarten, names) => {
  expect(shippingNames({ versandarten })).toEqual(names);
});
