import { expect, it, vi } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { finishRefunds } from '~/domain/orders/finish-refund.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { refundOrder, waiveRefund } from '~/domain/orders/refund-order.server';
import { settleRefunds } from '~/domain/orders/settle-refund.server';
import { addTyre, order, orderNumber, person } from '../support/buyer';
import { textOf } from '../support/html-forms';
import { inTwoMinutes, openRefunds, staff } from '../support/refunds';
import { Visitor } from '../support/visitor';

const {
  database,
  context,
  sandbox,
  shop,
  providers,
  code,
  key,
  askAgain,
  paid,
  transferred,
  stored,
  until,
  mailsOf,
  atPaypal,
  fate,
} = await openRefunds();

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
  await vi.waitFor(
    async () => expect(await mailsOf(`Erstattung: Ihre Bestellung ${number}`)).toHaveLength(1),
    10_000,
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
  await vi.waitFor(
    async () => expect(await mailsOf(`Erstattung: Ihre Bestellung ${number}`)).toHaveLength(1),
    10_000,
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
