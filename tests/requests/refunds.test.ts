import fc from 'fast-check';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { RefundFate } from '~/commands/sandbox/paypal-refunds';
import { acceptOrder } from '~/domain/orders/accept-order.server';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { finishRefunds } from '~/domain/orders/finish-refund.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { refundOrder, waiveRefund } from '~/domain/orders/refund-order.server';
import { settleRefunds } from '~/domain/orders/settle-refund.server';
import { paypalClient } from '~/domain/payments/paypal/paypal-client.server';
import { readConfig } from '~/platform/config/config.server';
import { addTyre, lastButton, order, orderNumber, person } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import type { MailRow } from '../support/order-mails';
import { approved, openSandbox, sandboxProviders } from '../support/paying';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const { context } = database;
const sandbox = await openSandbox();
const shop = await startShop({ DATABASE_URL: database.url, ...sandbox.environment });
const providers = sandboxProviders(sandbox, database);
const [tyre] = await someTyres(database, 1);
const code = tyre?.id ?? '';
const staff = { actor: { type: 'staff' as const, id: 'Kasse' } };
let keys = 0;
function key(): string {
  keys += 1;
  return `key ${keys}`;
}
let minutes = 0;
const inTwoMinutes = () => new Date(Date.now() + 2 * 60_000);
/** As the job that runs each minute. */
function askAgain(): Promise<void> {
  minutes += 5;
  const now = new Date(Date.now() + minutes * 60_000);
  return settleRefunds({ ...context, now: () => now }, providers);
}

afterAll(() => sandbox.close());
afterEach(() => expectStatesToFollow(database));

/** Paid by PayPal. */
async function paid() {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  const { at, last } = await approved(visitor, sandbox, 'approve', { tyre: code });
  const page = await visitor.submit(last, { button: lastButton.kauf }, { agb: 'on' });
  return {
    visitor,
    page,
    number: orderNumber(page) ?? '',
    token: new URL(at).searchParams.get('token') ?? '',
  };
}

/** Paid by transfer. */
async function transferred(pieces = 2) {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  await addTyre(visitor, '/muster', code, pieces);
  const page = await order(visitor, '/muster', 'kauf');
  const number = orderNumber(page) ?? '';
  await recordPayment(context, number, staff);
  return { visitor, page, number };
}

interface Stored {
  payment_state: string;
  total: number;
  refunded: number;
  charged_back: number;
  refunds: { state: string; cents: number; problem: string | null }[] | null;
  problem: string | null;
}

async function stored(number: string): Promise<Stored> {
  const [row] = await database.query<Stored>(
    `select payment_state, total_cents as total,
       (select coalesce(sum(amount_cents), 0)::int from payment_events where subject = 'order:' || orders.id and kind = 'refunded') as refunded,
       (select coalesce(sum(amount_cents), 0)::int from payment_events where subject = 'order:' || orders.id and kind = 'charged-back') as charged_back,
       (select problem from payments where subject = 'order:' || orders.id and capture is not null) as problem,
       (select json_agg(json_build_object('state', state, 'cents', amount_cents, 'problem', problem) order by created_at, id)
          from refunds where subject = 'order:' || orders.id) as refunds
     from orders where number = $1`,
    [number],
  );
  if (!row) throw new Error(`There is no order ${number}`);
  return row;
}

const until = (number: string, expected: object) =>
  vi.waitFor(async () => expect(await stored(number)).toMatchObject(expected), {
    timeout: 15_000,
    interval: 100,
  });

const mailsOf = (subject: string) =>
  database.query<MailRow>('select * from mails where subject = $1', [subject]);

/** What went back at PayPal, as PayPal counts it. */
async function atPaypal(token: string): Promise<number> {
  const { paypal } = readConfig(sandbox.environment);
  if (!paypal) throw new Error('The sandbox has no account');
  const call = paypalClient(paypal, context.now);
  const shown = (await call({ method: 'GET', path: `/v2/checkout/orders/${token}` })) as {
    purchase_units: { payments: { refunds: { amount: { value: string } }[] } }[];
  };
  return (shown.purchase_units[0]?.payments.refunds ?? []).reduce(
    (sum, { amount }) => sum + Math.round(Number(amount.value) * 100),
    0,
  );
}

const fate = (token: string, refund: RefundFate) => sandbox.control(token, { refund });

it('proposes what was paid for cancelled goods, and gives it back the way it came, once', async () => {
  const { visitor, page, number, token } = await paid();
  await changeOrder(context, 'cancel', number, staff);
  const { total, refunds } = await stored(number);
  expect(refunds).toEqual([{ state: 'proposed', cents: total, problem: null }]);
  expect(await atPaypal(token)).toBe(0);
  const both = await Promise.all([
    refundOrder(context, number, { ...staff, key: 'one' }),
    refundOrder(context, number, { ...staff, key: 'one' }),
  ]);
  expect(both.map((result) => result.ok)).toEqual([true, true]);
  await until(number, { payment_state: 'refunded', refunded: total });
  expect((await stored(number)).refunds).toEqual([{ state: 'done', cents: total, problem: null }]);
  expect(await atPaypal(token)).toBe(total);
  expect(await refundOrder(context, number, { ...staff, key: 'two' })).toMatchObject({ code: 'nothing-due' });
  expect(textOf((await visitor.open(page.path)).text)).toMatch(/Erstattet \(\d+,\d\d\s€\) .* Uhr/);
  await vi.waitFor(async () =>
    expect(await mailsOf(`Erstattung: Ihre Bestellung ${number}`)).toHaveLength(1),
  );
  const [mail] = await mailsOf(`Erstattung: Ihre Bestellung ${number}`);
  expect(mail?.recipient).toBe(person.email);
  expect(mail?.text).toContain('geht über PayPal an Sie zurück');
});

it('is one refund though the answer was lost', async () => {
  const { number, token } = await paid();
  await fate(token, 'lose');
  await refundOrder(context, number, { ...staff, amountCents: 500, key: key() });
  await until(number, { refunds: [{ state: 'unknown', cents: 500, problem: null }] });
  await askAgain();
  await askAgain();
  expect(await stored(number)).toMatchObject({ payment_state: 'partly-refunded', refunded: 500 });
  expect(await atPaypal(token)).toBe(500);
});

it('is sent after a crash between row and call, but never twice to a provider that does not know a repeated call', async () => {
  const { number, token } = await paid();
  await refundOrder(context, number, { ...staff, amountCents: 100, key: key() });
  await until(number, { refunded: 100 });
  await fate(token, 'lose');
  await refundOrder(context, number, { ...staff, amountCents: 500, key: key() });
  await until(number, { refunds: [{ state: 'done' }, { state: 'unknown' }] });
  const paypal = providers.of({ provider: 'paypal', account: 'environment' });
  if (!paypal) throw new Error('no PayPal');
  const { refundsOnce: _once, ...forgetful } = paypal;
  await settleRefunds({ ...context, now: inTwoMinutes }, { at: () => ({}), of: () => forgetful });
  expect(await stored(number)).toMatchObject({ refunds: [{ state: 'done' }, { state: 'unknown' }] });
  await database.query(`update refunds set state = 'requested' where state = 'unknown'`);
  await askAgain();
  expect(await stored(number)).toMatchObject({ refunded: 600 });
  expect(await atPaypal(token)).toBe(600);
});

it.each([
  ['COMPLETED', 'done', 700],
  ['FAILED', 'refused', 0],
])('waits for a review, which ends as %s', async (review, state, refunded) => {
  const { number, token } = await paid();
  await fate(token, 'review');
  await refundOrder(context, number, { ...staff, amountCents: 700, key: key() });
  await until(number, { refunds: [{ state: 'sent' }], refunded: 0 });
  await askAgain();
  expect(await stored(number)).toMatchObject({ refunds: [{ state: 'sent' }], refunded: 0 });
  await sandbox.control(token, { review });
  await askAgain();
  await askAgain();
  expect(await stored(number)).toMatchObject({ refunds: [{ state }], refunded });
});

it('is due again when PayPal refuses, and can be given back by hand', async () => {
  const { number, token } = await paid();
  await changeOrder(context, 'cancel', number, staff);
  await fate(token, 'refuse');
  await refundOrder(context, number, { ...staff, key: key() });
  await until(number, {
    refunds: [{ state: 'refused', problem: 'REFUND_TIME_LIMIT_EXCEEDED' }, { state: 'proposed' }],
  });
  await refundOrder(context, number, { ...staff, isByHand: true, key: key() });
  expect((await stored(number)).refunds).toMatchObject([
    { state: 'refused', problem: null },
    { state: 'requested' },
  ]);
  await askAgain();
  expect(await atPaypal(token)).toBe(0);
  await finishRefunds(context, number, { ...staff, isMade: true });
  expect(await stored(number)).toMatchObject({ payment_state: 'refunded' });
  expect(await finishRefunds(context, number, { ...staff, isMade: true })).toMatchObject({
    code: 'nothing-by-hand',
  });
});

it('gives a transfer back by hand, and says so once it is done', async () => {
  const { number } = await transferred();
  await changeOrder(context, 'cancel', number, { ...staff, parts: [{ position: 1, quantity: 1 }] });
  const { total } = await stored(number);
  expect((await stored(number)).refunds).toMatchObject([{ state: 'proposed', cents: total / 2 }]);
  await refundOrder(context, number, { ...staff, key: key() });
  expect(await mailsOf(`Erstattung: Ihre Bestellung ${number}`)).toEqual([]);
  await finishRefunds(context, number, { ...staff, reference: 'Auszug 9', isMade: true });
  expect(await stored(number)).toMatchObject({ payment_state: 'partly-refunded', refunded: total / 2 });
  await vi.waitFor(async () =>
    expect(await mailsOf(`Erstattung: Ihre Bestellung ${number}`)).toHaveLength(1),
  );
});

it.each([
  [true, 'refunded', ['done']],
  [false, 'paid', ['refused', 'proposed']],
] as const)('after three days of silence staff say whether it was made: %s', async (isMade, paid, states) => {
  const { number } = await transferred(1);
  await changeOrder(context, 'cancel', number, staff);
  await database.query(
    `update refunds set state = 'unknown', created_at = now() - interval '2 days'
     where subject = (select 'order:' || id from orders where number = $1)`,
    [number],
  );
  expect(await finishRefunds(context, number, { ...staff, isMade })).toMatchObject({ ok: false });
  await database.query(
    `update refunds set created_at = now() - interval '4 days'
     where subject = (select 'order:' || id from orders where number = $1)`,
    [number],
  );
  expect(await finishRefunds(context, number, { ...staff, isMade })).toMatchObject({ ok: true });
  const { payment_state, refunds } = await stored(number);
  expect(payment_state).toBe(paid);
  expect(refunds?.map(({ state }) => state)).toEqual(states);
});

it('is waived with a reason, and is not proposed again', async () => {
  const { number } = await transferred();
  await changeOrder(context, 'cancel', number, { ...staff, parts: [{ position: 1, quantity: 1 }] });
  await waiveRefund(context, number, { ...staff, reason: 'Wertverlust' });
  const { total } = await stored(number);
  await changeOrder(context, 'cancel', number, staff);
  expect((await stored(number)).refunds).toMatchObject([
    { state: 'waived', cents: total / 2 },
    { state: 'proposed', cents: total / 2 },
  ]);
});

it('proposes money that came too late or was too much', async () => {
  const { number } = await transferred(1);
  await recordPayment(context, number, { ...staff, amountCents: 300 });
  expect((await stored(number)).refunds).toMatchObject([{ state: 'proposed', cents: 300 }]);
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', code, 1);
  const late = orderNumber(await order(visitor, '/muster', 'kauf')) ?? '';
  await changeOrder(context, 'cancel', late, staff);
  await recordPayment(context, late, staff);
  const { total, refunds } = await stored(late);
  expect(refunds).toMatchObject([{ state: 'proposed', cents: total }]);
});

it('knows lines, and refunds no piece of a line twice', async () => {
  const { number } = await transferred(2);
  const { total } = await stored(number);
  const half = { ...staff, lines: [{ position: 1, quantity: 1 }] };
  expect(await refundOrder(context, number, { ...half, key: key() })).toMatchObject({ ok: true });
  expect((await stored(number)).refunds).toMatchObject([{ state: 'requested', cents: total / 2 }]);
  const rest = { ...staff, lines: [{ position: 1, quantity: 2 }] };
  expect(await refundOrder(context, number, { ...rest, key: key() })).toMatchObject({
    code: 'too-many-pieces',
    possible: 1,
  });
  expect(
    await refundOrder(context, number, { ...staff, lines: [{ position: 4 }], key: key() }),
  ).toMatchObject({
    code: 'unknown-line',
  });
});

const tell = (shopPort: number, json: unknown) =>
  request({ port: shopPort, path: '/api/v1/webhooks/paypal', json });

async function captureOf(number: string): Promise<string> {
  const [row] = await database.query<{ capture: string }>(
    `select capture from payments join orders on subject = 'order:' || orders.id where number = $1`,
    [number],
  );
  return row?.capture ?? '';
}

const moneyEvent = (kind: string, capture: string, id: string) => ({
  event_type: `PAYMENT.CAPTURE.${kind}`,
  resource: { id, links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` }] },
});

it('counts a refund that was made at PayPal itself once', async () => {
  const { number, token } = await paid();
  const capture = await captureOf(number);
  const forged = await tell(shop.port, moneyEvent('REFUNDED', capture, 'FORGED'));
  expect(forged.status).toBe(200);
  const { id } = await sandbox.control(token, { back: '3.00' });
  const event = moneyEvent('REFUNDED', capture, id);
  await Promise.all([tell(shop.port, event), tell(shop.port, event), tell(shop.port, event)]);
  await until(number, { refunded: 300, payment_state: 'partly-refunded' });
  await tell(shop.port, moneyEvent('REVERSED', capture, id));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await stored(number)).toMatchObject({ refunded: 300, charged_back: 0 });
  expect((await refundOrder(context, number, { ...staff, isAll: true, key: key() })).ok).toBe(true);
  const { total } = await stored(number);
  await until(number, { refunded: total });
  expect(await atPaypal(token)).toBe(total);
});

it('opens the claim again when PayPal takes the money back, and tells the staff', async () => {
  const { number, token } = await paid();
  const capture = await captureOf(number);
  const { total } = await stored(number);
  const { id } = await sandbox.control(token, { back: (total / 100).toFixed(2) });
  const event = moneyEvent('REVERSED', capture, id);
  await Promise.all([tell(shop.port, event), tell(shop.port, event)]);
  await until(number, { charged_back: total, refunded: 0, payment_state: 'charged-back' });
  expect((await stored(number)).problem).toBe(`charged-back ${id}`);
  await vi.waitFor(async () => expect(await mailsOf(`Zahlung zurückgebucht: ${number}`)).toHaveLength(1));
  expect(await refundOrder(context, number, { ...staff, amountCents: 1, key: key() })).toMatchObject({
    code: 'more-than-received',
    possibleCents: 0,
  });
  expect(await acceptOrder(context, number, staff)).toMatchObject({ code: 'awaits-payment' });
  await recordPayment(context, number, staff);
  expect(await stored(number)).toMatchObject({ payment_state: 'paid' });
  expect(await acceptOrder(context, number, staff)).toMatchObject({ ok: true });
});

it('notes a dispute until it is resolved', async () => {
  const { number, token } = await paid();
  const capture = await captureOf(number);
  const event = (type: string) => ({
    event_type: `CUSTOMER.DISPUTE.${type}`,
    resource: { disputed_transactions: [{ seller_transaction_id: capture }] },
  });
  await sandbox.control(token, { dispute: 'OPEN' });
  await tell(shop.port, event('CREATED'));
  await until(number, { problem: expect.stringMatching(/^dispute PP-D-/) });
  await sandbox.control(token, { dispute: 'RESOLVED' });
  await tell(shop.port, event('RESOLVED'));
  await until(number, { problem: null, payment_state: 'paid' });
});

it('never gives back more than came, whatever is asked for at the same time', {
  timeout: 60_000,
}, async () => {
  const { number, token } = await paid();
  const { total } = await stored(number);
  const share = Math.ceil(total / 3);
  const asked = await Promise.all(
    Array.from({ length: 8 }, () =>
      refundOrder(context, number, { ...staff, amountCents: share, key: key() }),
    ),
  );
  expect(asked.filter(({ ok }) => ok).length).toBeLessThanOrEqual(3);
  await vi.waitFor(async () => {
    await askAgain();
    const { refunds } = await stored(number);
    expect((refunds ?? []).every(({ state }) => state === 'done' || state === 'proposed')).toBe(true);
  });
  expect(await atPaypal(token)).toBe((await stored(number)).refunded);
});

/** What staff may ask for; `fate` is what PayPal does with the next refund. */
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({ what: fc.constant('again' as const) }),
    fc.record({
      what: fc.constant('fate' as const),
      fate: fc.constantFrom<RefundFate>('lose', 'refuse', 'done'),
    }),
    fc.record({ what: fc.constant('elsewhere' as const), cents: fc.integer({ min: 1, max: 3_000 }) }),
  ),
  { minLength: 3, maxLength: 8 },
);

it('keeps the rule over generated commands and fates: what went back never exceeds what came', {
  timeout: 120_000,
}, async () => {
  for (const plan of fc.sample(steps, { numRuns: 8, seed: 22 })) {
    const { number, token } = await paid();
    const { total } = await stored(number);
    let left = total;
    let last: Parameters<typeof refundOrder>[2] | undefined;
    let next: RefundFate = 'done';
    for (const step of plan) {
      if (step.what === 'fate') {
        next = step.fate;
        await fate(token, next);
      } else if (step.what === 'elsewhere') {
        const cents = Math.min(step.cents, left);
        if (cents === 0) continue;
        const { id } = await sandbox.control(token, { back: (cents / 100).toFixed(2) });
        await tell(shop.port, moneyEvent('REFUNDED', await captureOf(number), id));
        left -= cents;
        await until(number, { refunded: total - left });
      } else {
        if (step.what === 'refund') last = { ...staff, amountCents: step.cents, key: key() };
        if (!last) continue;
        const result = await refundOrder(context, number, last);
        if (step.what === 'again') {
          expect(result.ok ? result.isRepeated : result.code).toBe(result.ok ? true : 'more-than-received');
          continue;
        }
        expect(result.ok).toBe(step.cents <= left);
        if (!result.ok) continue;
        if (next !== 'refuse') left -= step.cents;
        next = 'done';
        await vi.waitFor(
          async () => {
            await askAgain();
            const open = (await stored(number)).refunds?.filter(
              ({ state }) => state !== 'done' && state !== 'refused',
            );
            expect(open).toEqual([]);
          },
          { timeout: 15_000 },
        );
      }
    }
    expect(await stored(number)).toMatchObject({ refunded: total - left });
    expect(await atPaypal(token)).toBe(total - left);
  }
});
