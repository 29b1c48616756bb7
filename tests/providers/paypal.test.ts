import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { paypal } from '~/domain/payments/paypal/paypal.server';
import { createLog } from '~/platform/log.server';

const {
  PAYPAL_TEST_CLIENT_ID: clientId = '',
  PAYPAL_TEST_CLIENT_SECRET: secret = '',
  PAYPAL_TEST_API: api = 'https://api-m.sandbox.paypal.com',
} = process.env;
const settings = { account: 'test', origin: api, api, clientId, secret };
const now = () => new Date();
const provider = paypal(settings, createLog('warn'), now);

const request = () => ({
  id: randomUUID(),
  amount: { itemsCents: 12_345, shippingCents: 590, discountCents: 345 },
  shopName: 'Autohaus Müller & Söhne',
  payer: { firstName: '', lastName: '', street: '', postcode: '', city: '', email: '' },
  instrument: { kind: 'wallet' } as const,
  returnTo: 'https://example.com/zurueck',
  cancelTo: 'https://example.com/abbruch?grund=abgebrochen',
});

async function started(more: { asksAddress?: boolean } = {}) {
  const one = { ...request(), ...more };
  const made = await provider.start(one);
  if (!made.ok) throw new Error(`PayPal makes no order (${made.code}): are the credentials those of ${api}?`);
  return { ...one, ...made };
}

it.each([false, true])(
  'makes an order that the payer can approve, asking for an address: %s',
  async (asks) => {
    const { id, reference, approveAt } = await started({ asksAddress: asks });
    expect(approveAt).toMatch(/^https?:\/\/.*token=/);
    expect(await provider.look({ id, reference })).toEqual({ kind: 'redirected' });
  },
);

it('answers a repeated order with the first one', async () => {
  const one = request();
  const [first, second] = [await provider.start(one), await provider.start(one)];
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
});

it('takes no money that was not approved', async () => {
  const { id, reference } = await started();
  expect(await provider.capture({ id, reference }, 1_000)).toEqual({ kind: 'redirected' });
});

it('does not know an order or a capture of nobody', async () => {
  expect(await provider.look({ id: randomUUID(), reference: '5O190127TN364715T' })).toEqual({
    kind: 'expired',
  });
  const payment = { id: randomUUID(), reference: '5O190127TN364715T' };
  const refund = { id: randomUUID(), payment, capture: '2GG279541U471931P', amountCents: 100 };
  expect(await provider.refund(refund)).toMatchObject({ kind: 'refused' });
});

it('refuses a wrong secret', async () => {
  const wrong = paypal({ ...settings, secret: `${secret}x` }, createLog('silent'), now);
  expect(await wrong.start(request())).toEqual({ ok: false, code: 'refused' });
});
