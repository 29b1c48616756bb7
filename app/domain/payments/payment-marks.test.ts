import { expect, test } from 'vitest';
import { marksLayout, paymentMarks } from './payment-marks';
import type { PaymentProvider } from './settings';

const all = ['vorkasse', 'abholung', 'paypal', 'sofort', 'sepa', 'kreditkarte'];

test.each<[PaymentProvider | null, string[], string[]]>([
  ['paypal', all, ['PayPal', 'Sofort', 'SEPA', 'Visa', 'Mastercard']],
  ['payone', all, ['SEPA', 'Mastercard', 'Visa']],
  ['paypal', ['paypal', 'sepa'], ['PayPal', 'SEPA']],
  ['payone', ['paypal', 'kreditkarte'], ['Mastercard', 'Visa']],
  ['paypal', ['vorkasse', 'abholung'], []],
  [null, all, []],
])('provider %s with %j shows %j', (provider, offered, names) => {
  expect(paymentMarks(provider, offered)).toEqual(names);
});

test.each([
  [0, 'few'],
  [4, 'few'],
  [5, 'five'],
  [6, 'many'],
])('%i icons stand in the layout "%s"', (count, layout) => {
  expect(marksLayout(count)).toBe(layout);
});
