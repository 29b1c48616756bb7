import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { Delivery } from '~/commands/sandbox/paypal-webhooks';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { lastButton, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { expectNothingLost } from '../support/money';
import { approved, sandboxProviders, storedOrder } from '../support/paying';
import { payingShop } from '../support/paying-shop';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop } = await payingShop();
const { id: code } = await someTyre(database);
const deliver = (how: Delivery) => sandbox.notify(shop, how);
const tokenOf = (at: string) => new URL(at).searchParams.get('token') ?? '';

afterEach(async () => {
  await deliver('send');
  await expectNothingLost(database);
});

async function buy(fate: Parameters<typeof approved>[2]) {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  const { at, last } = await approved(visitor, sandbox, fate, { tyre: code });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  return { at, token: tokenOf(at), number: orderNumber(page) };
}

const until = (number: string | undefined, expected: object) =>
  vi.waitFor(async () => expect(await storedOrder(database, number)).toMatchObject(expected), {
    timeout: 10_000,
    interval: 100,
  });

/** What is stored of PayPal's messages about an order, the first first. */
const messagesOf = (token: string) =>
  database.query<{ raw: string }>(
    `select message->>'raw' as raw from payment_messages join payments on payments.id = payment_id
     where reference = $1 order by payment_messages.id`,
    [token],
  );

const typesOf = async (token: string) =>
  (await messagesOf(token)).map(({ raw }) => JSON.parse(raw).event_type as string);

it('end a review either way, and are stored as they came', async () => {
  await deliver('send');
  const { at, token, number } = await buy('review');
  expect(await storedOrder(database, number)).toMatchObject({ payment_state: 'pending', receipts: 0 });
  await sandbox.end(at, 'COMPLETED');
  await until(number, { payment_state: 'paid', states: ['paid'], receipts: 1 });
  expect(await typesOf(token)).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.COMPLETED',
  ]);
  const refused = await buy('review');
  await sandbox.end(refused.at, 'DECLINED');
  await until(refused.number, { states: ['declined'], receipts: 0, fulfilment: 'confirmed' });
  expect((await typesOf(refused.token)).at(-1)).toBe('PAYMENT.CAPTURE.DENIED');
});

it.each(['duplicate', 'reorder'] as const)('in a wrong way (%s) change nothing twice', async (how) => {
  await deliver(how === 'reorder' ? 'hold' : how);
  const { at, token, number } = await buy('review');
  await sandbox.end(at, 'COMPLETED');
  if (how === 'reorder') await deliver('reorder');
  await until(number, { payment_state: 'paid', states: ['paid'], receipts: 1 });
  await vi.waitFor(async () => expect(await messagesOf(token)).toHaveLength(3), 10_000);
  const events = (await messagesOf(token)).map(({ raw }) => JSON.parse(raw).id as string);
  expect(new Set(events).size).toBe(3);
  if (how === 'reorder') expect((await typesOf(token))[0]).toBe('PAYMENT.CAPTURE.COMPLETED');
});

it('that never come are made up for by the job that asks', async () => {
  await deliver('drop');
  const { at, token, number } = await buy('review');
  await sandbox.end(at, 'COMPLETED');
  await wait(1_000);
  expect(await storedOrder(database, number)).toMatchObject({ payment_state: 'pending' });
  const later = { ...database.context, now: () => new Date(Date.now() + 5 * 60_000) };
  await settlePayments(later, sandboxProviders(sandbox, database));
  await until(number, { payment_state: 'paid', receipts: 1 });
  expect(await messagesOf(token)).toEqual([]);
});

it('that are forged are refused, and change nothing', async () => {
  await deliver('send');
  const { at, token, number } = await buy('review');
  for (const forge of ['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.DENIED', 'CHECKOUT.ORDER.APPROVED'])
    await sandbox.control(token, { forge });
  expect(await messagesOf(token)).toHaveLength(2);
  await wait(1_500);
  expect(await storedOrder(database, number)).toMatchObject({ payment_state: 'pending', receipts: 0 });
  await sandbox.end(at, 'DECLINED');
  await until(number, { states: ['declined'], receipts: 0 });
  await sandbox.control(token, { forge: 'PAYMENT.CAPTURE.COMPLETED' });
  await wait(1_500);
  expect(await storedOrder(database, number)).toMatchObject({ states: ['declined'], receipts: 0 });
});

it('that come again an hour later are stored once and change nothing', async () => {
  await deliver('send');
  const { token, number } = await buy('approve');
  await until(number, { payment_state: 'paid', receipts: 1 });
  await sandbox.control(token, { back: '3.00' });
  await until(number, { payment_state: 'partly-refunded' });
  await database.query(
    `update payments set asked_at = asked_at - interval '1 hour', created_at = created_at - interval '1 hour'`,
  );
  const before = await database.query('select * from payment_events order by id');
  const stored = await messagesOf(token);
  await sandbox.control(token, { replay: '1' });
  await wait(2_000);
  expect(await database.query('select * from payment_events order by id')).toEqual(before);
  expect(await messagesOf(token)).toEqual(stored);
  expect((await typesOf(token)).at(-1)).toBe('PAYMENT.CAPTURE.REFUNDED');
});

it('tell that an approval was taken back, and money', async () => {
  await deliver('send');
  const revoked = await buy('revoke');
  await vi.waitFor(
    async () => expect((await typesOf(revoked.token)).at(-1)).toBe('CHECKOUT.PAYMENT-APPROVAL.REVERSED'),
    10_000,
  );
  expect(await storedOrder(database, revoked.number)).toMatchObject({ payment_state: 'open', receipts: 0 });
  const { token, number } = await buy('approve');
  await until(number, { payment_state: 'paid' });
  const { received } = await storedOrder(database, number);
  await sandbox.control(token, { taken: (received / 100).toFixed(2) });
  await until(number, { payment_state: 'charged-back' });
  expect((await typesOf(token)).at(-1)).toBe('PAYMENT.CAPTURE.REVERSED');
});

it('fill the table only so far', async () => {
  await deliver('send');
  const { token, number } = await buy('approve');
  await until(number, { payment_state: 'paid' });
  await database.query(
    `insert into payment_messages (payment_id, digest, message, at)
     select id, 'made up ' || n, '{}', now() from payments, generate_series(1, 200) n where reference = $1`,
    [token],
  );
  const before = (await messagesOf(token)).length;
  await sandbox.control(token, { forge: 'CHECKOUT.ORDER.APPROVED' });
  expect(await messagesOf(token)).toHaveLength(before);
});
