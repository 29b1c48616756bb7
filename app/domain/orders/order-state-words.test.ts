import { describe, expect, it } from 'vitest';
import { paymentStates } from '~/domain/payments/ledger';
import { paymentMethods } from '~/domain/payments/methods';
import { orderFulfilments } from './fulfilment';
import { paymentBeside } from './order-state-words';
import { deskPaymentText } from './payment-words';

const over = ['returned', 'cancelled', 'lapsed'];

describe.each(orderFulfilments)('%s', (fulfilment) => {
  it.each(paymentStates)('beside %s', (paymentState) => {
    for (const payment of [...paymentMethods, null]) {
      const order = { orderType: 'kauf' as const, fulfilment, payment, paymentState };
      const words = paymentBeside(order);
      if (!over.includes(fulfilment)) {
        expect(words).toBe(deskPaymentText(order));
        continue;
      }
      // Nothing asks to pay for goods that nobody gets, and money that came is not at rest.
      expect(words ?? '').not.toMatch(/offen|fehlt|abgelehnt|^Bezahlt$|angekündigt/i);
      expect(words === undefined).toBe(paymentState === 'open');
      const hasMoney = paymentState === 'paid' || paymentState === 'partly-paid';
      expect(words?.includes('nicht erstattet') ?? false).toBe(hasMoney);
      expect(paymentBeside(order, 'declined')).toBe(words);
      if (paymentState === 'open') expect(paymentBeside(order, 'underway')).toBe('Zahlung noch unterwegs');
    }
  });
});

it('of what is only reserved nothing is said until money comes', () => {
  const reserved = { orderType: 'reservierung' as const, fulfilment: 'ready' as const, payment: null };
  expect(paymentBeside({ ...reserved, paymentState: 'open' })).toBeUndefined();
  expect(paymentBeside({ ...reserved, paymentState: 'paid' })).toBe('Bezahlt');
  expect(paymentBeside({ ...reserved, fulfilment: 'handed-over', paymentState: 'open' })).toBe('Offen');
});
