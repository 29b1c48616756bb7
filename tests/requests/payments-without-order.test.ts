import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fate } from '~/commands/sandbox/paypal-orders';
import type { HandKind } from '~/domain/orders/needs-hand';
import { needsHand } from '~/domain/orders/needs-hand.server';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { settleRefunds } from '~/domain/orders/settle-refund.server';
import { paypalClient } from '~/domain/payments/paypal/paypal-client.server';
import { readConfig } from '~/platform/config/config.server';
import { address, lastButton, orderNumber } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { radhaus } from '../support/command';
import { locationIdOf, openDesk } from '../support/desk';
import { next, slotsIn, toSlots, withWork } from '../support/fitting';
import { textOf } from '../support/html-forms';
import { expectNothingLost } from '../support/money';
import { approved, leaveForPaypal } from '../support/paying';
import { CARD, decide, openPayone } from '../support/payone';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop, providers, control, code, stored, ordered, leave } = await openPayone();
const { context } = database;
await database.query(
  `update locations set delivery = delivery || '{"deliveryDays": 5}' where url = 'muster'`,
);
const muster = await locationIdOf(database, 'muster');
let minutes = 0;

/** As the jobs that run each minute. */
async function runJobs(): Promise<void> {
  minutes += 2;
  const now = new Date(Date.now() + minutes * 60_000);
  await settlePayments({ ...context, now: () => now }, providers);
  await settleRefunds({ ...context, now: () => now }, providers);
}

afterEach(() => expectNothingLost(database));

interface PaymentRow {
  id: string;
  subject: string;
  state: string;
  problem: string | null;
}

async function paymentOf(token: string): Promise<PaymentRow> {
  const [row] = await database.query<PaymentRow>('select * from payments where reference = $1', [token]);
  return row ?? expect.fail(`no payment ${token}`);
}

const kindsAt = async (locationId: string, token: string): Promise<HandKind[]> =>
  (await needsHand(context, { limit: 500, locationId }))
    .filter(({ detail }) => detail?.includes(token))
    .map(({ kind }) => kind);

const doctor = async () =>
  (await radhaus(database, 'doctor').catch((error: { stdout: string }) => error)).stdout;

it('a slot that is lost after the approval takes nothing: the approval stays with the cart, which is ordered with another slot', async () => {
  const tyre = code;
  await setStock(database, tyre, { here: 40, central: 40 });
  const buyer = new Visitor(shop);
  await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel: `tyre:${tyre}`, menge: '4' });
  await withWork(buyer);
  const slots = await toSlots(buyer);
  const [beginn = ''] = slotsIn(slots);
  const step = await buyer.press(slots, next, { beginn });
  const payment = await buyer.press(step, next, address);
  const paypal = await buyer.press(payment, next, { lieferung: 'abholung', zahlung: 'paypal' });
  const at = await leaveForPaypal(buyer, paypal.path);
  const last = await buyer.open(await sandbox.decide(at, 'approve'));
  const token = new URL(at).searchParams.get('token') ?? '';
  // The goods come from the central warehouse now, which takes longer than until the slot.
  await setStock(database, tyre, { here: 0, central: 40 });
  const before = await paymentOf(token);
  const changed = await buyer.press(last, lastButton.kauf, { agb: 'on', fruehbeginn: 'on' });
  expect([changed.status, await paymentOf(token)]).toEqual([409, before]);
  const refused = await buyer.press(changed, lastButton.kauf, { agb: 'on', fruehbeginn: 'on' });
  expect(refused.path).toBe('/muster/checkout/termin?hinweis=vergeben');
  expect(await paymentOf(token)).toEqual(before);
  expect(before).toMatchObject({ state: 'redirected', subject: expect.stringMatching(/^cart:/) });
  await runJobs();
  const again = await buyer.press(refused, next, { beginn: slotsIn(refused)[0] ?? '' });
  const thanks = await buyer.press(again, lastButton.kauf, { agb: 'on', fruehbeginn: 'on' });
  expect(await stored(orderNumber(thanks))).toMatchObject({ payment_state: 'paid', states: ['paid'] });
});

const call = (() => {
  const { paypal } = readConfig(sandbox.environment);
  return paypal ? paypalClient(paypal, context.now) : expect.fail('no account');
})();

async function atPaypal(fate: Fate, isCaptured: boolean) {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  const { at } = await approved(visitor, sandbox, fate, { tyre: code });
  const token = new URL(at).searchParams.get('token') ?? '';
  if (isCaptured)
    await call({ method: 'POST', path: `/v2/checkout/orders/${token}/capture` }).catch(() => undefined);
  return token;
}

/** As an earlier build left them: claimed for an order that was refused. */
async function orphan(token: string, change: Partial<{ account: string; reference: string }> = {}) {
  await database.query(
    `update payments set subject = $2, state = 'capturing', account = coalesce($3, account),
       reference = coalesce($4, reference) where reference = $1`,
    [token, `order:${randomUUID()}`, change.account ?? null, change.reference ?? null],
  );
}

const endReview = (token: string) => sandbox.end(`http://localhost/?token=${token}`, 'COMPLETED');

const returnedCents = async (token: string) =>
  (await database.value<number>(
    `select coalesce(sum(amount_cents), 0)::int as sum from payment_events
     where subject = (select subject from payments where reference = $1) and kind = 'refunded'`,
    [token],
  )) ?? 0;

async function paidOrder() {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  const { last } = await approved(visitor, sandbox, 'review', { tyre: code });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  return orderNumber(page);
}

describe('a payment without its order', () => {
  it.each([
    { what: 'approved and not taken', fate: 'approve', isCaptured: false, state: 'expired', isBack: false },
    { what: 'taken', fate: 'approve', isCaptured: true, state: 'held', isBack: true },
    { what: 'refused', fate: 'decline', isCaptured: true, state: 'expired', isBack: false },
    { what: 'in review', fate: 'review', isCaptured: true, state: 'pending', isBack: false },
  ] as const)('PayPal, $what: ends as $state', async ({ fate, isCaptured, state, isBack }) => {
    const token = await atPaypal(fate, isCaptured);
    await orphan(token);
    expect(await doctor()).toContain(token);
    await runJobs();
    expect(await paymentOf(token)).toMatchObject({ state });
    await runJobs();
    const { amount_cents: cents } = (
      await database.query<{ amount_cents: number }>(
        'select amount_cents from payments where reference = $1',
        [token],
      )
    )[0] ?? { amount_cents: 0 };
    expect(await returnedCents(token)).toBe(isBack ? cents : 0);
    const isWaiting = state === 'pending';
    expect(await kindsAt(muster, token)).toEqual(isWaiting ? ['payment-without-order'] : []);
    if (isWaiting) {
      const petra = await openDesk(database, shop, 'leitung');
      expect(textOf((await petra.open('/muster/tresen')).text)).toContain('Zahlung ohne Bestellung');
      await endReview(token);
      await runJobs();
      await runJobs();
      expect(await returnedCents(token)).toBe(cents);
      expect(await kindsAt(muster, token)).toEqual([]);
    }
  });

  it('whose refund is refused stays with the tasks, until staff have seen to it', async () => {
    const token = await atPaypal('approve', true);
    // First, because the shop's own job may find the payment at any moment.
    await sandbox.control(token, { refund: 'refuse' });
    await orphan(token);
    await runJobs();
    await runJobs();
    const held = await paymentOf(token);
    expect(held).toMatchObject({ state: 'held', problem: expect.stringContaining('without-order ') });
    const tasks = (await needsHand(context, { limit: 500, locationId: muster })).filter(
      ({ kind }) => kind === 'payment-without-order',
    );
    expect(tasks.map(({ detail }) => detail).join('\n')).toContain('Erstattung abgelehnt');
    await radhaus(database, 'order', 'clear', token);
    expect((await paymentOf(token)).problem).toBeNull();
  });

  it('at PAYONE, approved: is given back', async () => {
    const { visitor, page } = await ordered('kreditkarte');
    await control('fate=paid');
    const at = await leave(visitor, page, { aktion: 'karte', karte: CARD });
    const token =
      (await database.value<string>('select reference from payments order by created_at desc limit 1')) ?? '';
    await orphan(token);
    await decide(at, 'approve');
    await expect
      .poll(async () => (await control(`reference=${token}`)).json(), { timeout: 15_000 })
      .toMatchObject({ captures: 0, isReleased: true });
    await expect.poll(async () => (await paymentOf(token)).state, { timeout: 15_000 }).toBe('expired');
  });
});

it('nothing that cannot be settled keeps another customer from being settled in the same run', async () => {
  const removed = randomUUID();
  const tokens: string[] = [];
  for (const change of [{}, { account: removed }, { reference: 'GIBTESNICHT' }]) {
    const token = await atPaypal('approve', false);
    await orphan(token, change);
    tokens.push(change.reference ?? token);
  }
  const number = await paidOrder();
  const { references } = await stored(number);
  // A payment of an order whose account is gone.
  const lost = await paidOrder();
  await database.query('update payments set account = $2 where reference = $1', [
    (await stored(lost)).references[0],
    removed,
  ]);
  await database.query(
    `update payments set asked_at = asked_at - interval '1 day' where reference = any($1)`,
    [[...tokens, (await stored(lost)).references[0]]],
  );
  await endReview(references[0] ?? '');
  await runJobs();
  expect(await stored(number)).toMatchObject({ payment_state: 'paid' });
  expect((await Promise.all(tokens.map(paymentOf))).map(({ state }) => state)).toEqual([
    'expired',
    'capturing',
    'expired',
  ]);
  expect(await kindsAt(muster, 'paypal')).toContain('payment-without-account');
  const told = await doctor();
  expect(told).toContain('is not set up any more');
  await radhaus(database, 'order', 'clear', lost ?? '');
  expect((await stored(lost)).states).toEqual(['expired']);
});
