import { expect, it } from 'vitest';
import { newOrder } from '~/domain/payments/paypal/paypal-order';
import { newRefund } from '~/domain/payments/paypal/paypal-refund';
import { problemsOfCall } from './paypal-requests';

const id = '0b0e0e0e-0000-4000-8000-000000000000';
const order = newOrder({
  id,
  amount: { itemsCents: 8_490, shippingCents: 490, discountCents: 100 },
  shopName: 'Räder & „Reifen“ Kiel',
  asksAddress: true,
  returnTo: 'https://muster.example/checkout/zahlungPaypal',
  cancelTo: 'https://muster.example/checkout/zahlung',
} as Parameters<typeof newOrder>[0]);
const headers = { prefer: 'return=representation', 'paypal-request-id': id };

const problems = (path: string, body?: object, more: Record<string, string> = {}) =>
  problemsOfCall({
    method: body ? 'POST' : 'GET',
    url: new URL(path, 'https://api-m.paypal.com'),
    headers: body ? { ...headers, ...more } : more,
    body: body ? JSON.stringify(body) : '',
  });

it('PayPal takes what the shop sends', () => {
  expect(problems('/v2/checkout/orders', order)).toEqual([]);
  expect(problems('/v2/checkout/orders/5O190127TN364715T')).toEqual([]);
  expect(problems('/v2/checkout/orders/5O190127TN364715T/capture', {})).toEqual([]);
  const refund = newRefund({ id, amountCents: 750 } as Parameters<typeof newRefund>[0]);
  expect(problems('/v2/payments/captures/2GG279541U471931P/refund', refund)).toEqual([]);
  expect(problems('/v2/payments/refunds/1JU08902781691411')).toEqual([]);
  expect(problems('/v1/customer/disputes?disputed_transaction_id=2GG279541U471931P')).toEqual([]);
});

const [unit] = order.purchase_units;
const context = order.payment_source.paypal.experience_context;
const withContext = (changed: object) => ({
  ...order,
  payment_source: { paypal: { experience_context: { ...context, ...changed } } },
});

it.each([
  ['a misspelt field', { ...order, purchase_units: [{ ...unit, customid: 'x' }] }, 'unevaluated'],
  ['a misspelt field far inside', withContext({ userAction: 'CONTINUE' }), 'unevaluated'],
  ['an unknown choice', withContext({ locale: 'deutsch!' }), 'locale'],
  ['a name that is too long', withContext({ brand_name: 'x'.repeat(128) }), 'brand_name'],
  [
    'a number as an amount',
    { ...order, purchase_units: [{ amount: { currency_code: 'EUR', value: 1 } }] },
    'value',
  ],
  ['no purpose', { purchase_units: order.purchase_units }, 'intent'],
])('but not %s', (_, body, told) => {
  expect(problems('/v2/checkout/orders', body).join()).toContain(told);
});

it('nor another address, header or id', () => {
  expect(problems('/v2/checkout/order', order)).toEqual(['There is no POST /v2/checkout/order']);
  expect(problems('/v2/checkout/orders', order, { 'paypal-request': 'x' })).toHaveLength(1);
  expect(problems('/v2/checkout/orders', order, { 'paypal-request-id': 'x'.repeat(109) })).toHaveLength(1);
  expect(problems('/v2/checkout/orders/kleine-buchstaben')).toHaveLength(1);
  expect(problems('/v1/customer/disputes?transaction=1')).toHaveLength(1);
});
