import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { setStock } from '../support/catalogue';
import { radhaus } from '../support/command';
import { textOf } from '../support/html-forms';
import { openPayone } from '../support/payone';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop, code, stored, byDebit, state } = await openPayone();

it('messages of others are refused, and change nothing', async () => {
  const { number } = await byDebit('pending');
  await vi.waitFor(async () => expect(await state(number)).toBe('pending'), 10_000);
  const { references } = await stored(number);
  const message = {
    txaction: 'paid',
    txid: '1',
    reference: references[0] ?? '',
    aid: '90002',
    portalid: '20000',
    mode: 'test',
    currency: 'EUR',
    price: '1.00',
    key: createHash('md5').update('nur-zum-ausprobieren').digest('hex'),
  };
  const post = (change: Record<string, string>, headers: Record<string, string> = {}) =>
    request({
      port: shop.port,
      host: 'localhost',
      path: '/api/v1/webhooks/payone',
      form: { ...message, ...change },
      headers,
    });
  expect((await post({ key: createHash('md5').update('geraten').digest('hex') })).status).toBe(403);
  expect((await post({ aid: '90004' })).status).toBe(403);
  expect((await post({ portalid: '1' })).status).toBe(403);
  expect((await post({ reference: 'unbekannt' })).status).toBe(404);
  const streamed = await fetch(`http://localhost:${shop.port}/api/v1/webhooks/payone`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new Blob([new URLSearchParams({ ...message, aid: '90004' }).toString()]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status, 'read in pieces, without a length').toBe(403);
  expect((await post({ price: 'viel' })).status).toBe(400);
  expect((await post({ param: "' or 1=1" })).text).toBe('TSOK');
  await vi.waitFor(async () => expect((await stored(number)).states).toEqual(['held']), 10_000);
  shop.newErrors();
});

it('a message from elsewhere, or in another currency, pays nothing', async () => {
  shop.expectError('a payment is held');
  const { number } = await byDebit('pending');
  await vi.waitFor(async () => expect(await state(number)).toBe('pending'), 10_000);
  const [payment] = await database.query<{ id: string; capture: string; cents: number }>(
    `select payments.id, capture, amount_cents as cents from payments join orders on subject = 'order:' || orders.id
     where number = $1`,
    [number],
  );
  const { references } = await stored(number);
  const form = {
    txaction: 'paid',
    txid: references[0] ?? '',
    reference: references[0] ?? '',
    aid: '90002',
    portalid: '20000',
    mode: 'test',
    sequencenumber: '1',
    currency: 'CHF',
    price: ((payment?.cents ?? 0) / 100).toFixed(2),
    param: payment?.id ?? '',
    key: createHash('md5').update('nur-zum-ausprobieren').digest('hex'),
  };
  const path = '/api/v1/webhooks/payone';
  const strict = await startShop({
    DATABASE_URL: database.url,
    ...sandbox.environment,
    PAYONE_STATUS_SOURCES: '10.0.0.0/8',
  });
  expect((await request({ port: strict.port, path, form })).status).toBe(403);
  await strict.stop();
  expect((await stored(number)).states).toEqual(['pending']);
  expect((await request({ port: shop.port, path, form })).text).toBe('TSOK');
  await vi.waitFor(async () => expect((await stored(number)).states).toEqual(['held']), 10_000);
  expect(await stored(number)).toMatchObject({ receipts: 0 });
});

it('a message of a live payment to a test account moves nothing, and staff are told', async () => {
  shop.expectError('a payment is held');
  const { number } = await byDebit('pending');
  await vi.waitFor(async () => expect(await state(number)).toBe('pending'), 10_000);
  const { references } = await stored(number);
  const form = {
    txaction: 'paid',
    txid: '1',
    reference: references[0] ?? '',
    aid: '90002',
    portalid: '20000',
    mode: 'live',
    currency: 'EUR',
    price: '1.00',
    key: createHash('md5').update('nur-zum-ausprobieren').digest('hex'),
  };
  const path = '/api/v1/webhooks/payone';
  const told = await request({ port: shop.port, host: 'localhost', path, form });
  expect([told.status, told.text]).toEqual([200, 'TSOK']);
  expect(await stored(number)).toMatchObject({ payment_state: 'pending', states: ['pending'], receipts: 0 });
  const { stdout } = await radhaus(database, 'order', 'todo');
  expect(stdout).toMatch(new RegExp(`${number}.*Modus live`));
});

it('only what the location wants is offered: no paydirekt, PayPal only with PPE', async () => {
  const offered = async (location: string) => {
    const visitor = new Visitor(shop);
    await setStock(database, code, { here: 9 }, 'standard');
    const page = await visitor.open(`${location}/bezahlung`);
    return textOf(page.text);
  };
  expect(await offered('/standard')).toMatch(/PayPal[\s\S]*Kreditkarte[\s\S]*SEPA-Lastschrift/);
  expect(await offered('/stadtwerk')).not.toContain('PayPal');
  expect(await offered('/stadtwerk')).not.toContain('paydirekt');
  expect(await offered('/legacy')).not.toContain('Kreditkarte');
});
