import { expect, test } from 'vitest';
import type { PaymentProvider } from '~/domain/payments/settings';
import { marksLayout, paymentMarks } from './purchase';

test.each<[PaymentProvider | null, string[]]>([
  ['paypal', ['PayPal', 'Sofort', 'SEPA', 'Visa', 'Mastercard']],
  ['payone', ['SEPA', 'Mastercard', 'Visa']],
  [null, []],
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
