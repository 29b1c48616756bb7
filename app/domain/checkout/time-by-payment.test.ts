import { expect, it } from 'vitest';
import { paymentMethods } from '~/domain/payments/methods';
import { timedMethods } from './components/checkout-frame.css';

it('each way of payment can be chosen to see its times', () => {
  expect(timedMethods).toEqual(paymentMethods);
});
