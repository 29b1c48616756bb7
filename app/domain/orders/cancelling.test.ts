import { expect, test } from 'vitest';
import { canBeCancelled } from './cancelling';

const purchase = {
  orderType: 'kauf',
  delivery: 'versand',
  payment: 'vorkasse',
  paymentState: 'open',
  fulfilment: 'confirmed',
} as const;

test.each([
  ['an unpaid purchase', purchase, true],
  [
    'one that lies ready and is paid when it is collected',
    { ...purchase, payment: 'abholung', fulfilment: 'ready' },
    true,
  ],
  ['one that is partly paid', { ...purchase, paymentState: 'partly-paid' }, false],
  ['one that is paid', { ...purchase, paymentState: 'paid' }, false],
  ['one of which a part has left', { ...purchase, fulfilment: 'partly-shipped' }, false],
  ['one that is cancelled', { ...purchase, fulfilment: 'cancelled' }, false],
  ['one with an online payment on its way', { ...purchase, payment: 'paypal' }, false],
  ['one that costs nothing', { ...purchase, paymentState: 'paid', payment: null }, false],
  [
    'an open reservation',
    { ...purchase, orderType: 'reservierung', delivery: 'abholung', payment: null },
    true,
  ],
  [
    'a reservation that lapsed',
    { ...purchase, orderType: 'reservierung', payment: null, fulfilment: 'lapsed' },
    false,
  ],
] as const)('%s can be cancelled by who placed it: %o', (_, order, isPossible) => {
  expect(canBeCancelled(order)).toBe(isPossible);
});
