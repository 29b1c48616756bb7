import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { returnCart } from '~/domain/cart/return-cart.server';
import { endHolds } from '~/domain/orders/end-holds.server';
import { refundOrder } from '~/domain/orders/refund-order.server';
import { settleRefunds } from '~/domain/orders/settle-refund.server';
import { radhaus } from '../support/command';
import { textOf } from '../support/html-forms';
import { decide, openPayone, SHOP } from '../support/payone';

const { database, control, providers, after, stored, ordered, byDebit, byCard, state } = await openPayone();

const staff = { actor: { type: 'staff' as const, id: 'Kasse' } };

const refunds = (number: string | undefined) =>
  database.query<{ state: string; amount: number }>(
    `select refunds.state, refunds.amount_cents as amount from refunds join orders on refunds.subject = 'order:' || orders.id
     where number = $1 order by refunds.created_at`,
    [number],
  );

async function paidByDebit() {
  const { number = '' } = await byDebit();
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  return number;
}

async function paidByCard() {
  const { at, number = '' } = await byCard();
  await decide(at, 'approve');
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  return number;
}

it.each([
  ['a debit', paidByDebit],
  ['a card', paidByCard],
])('money of %s goes back the way it came, once for an answer and its message', async (_name, paid) => {
  const number = await paid();
  await refundOrder(database.context, number, { ...staff, amountCents: 500, key: 'a' });
  await vi.waitFor(async () => expect(await state(number)).toBe('partly-refunded'), 10_000);
  await refundOrder(database.context, number, { ...staff, amountCents: 700, key: 'b' });
  await vi.waitFor(
    async () => expect(await refunds(number)).toMatchObject([{ state: 'done' }, { state: 'done' }]),
    10_000,
  );
  await wait(1_000);
  expect(await refunds(number)).toEqual([
    { state: 'done', amount: 500 },
    { state: 'done', amount: 700 },
  ]);
});

it('a refund whose answer is lost is not sent again: its message tells', async () => {
  const number = await paidByDebit();
  await control('fate=lost');
  await refundOrder(database.context, number, { ...staff, amountCents: 600, key: 'c' });
  await vi.waitFor(async () => expect(await state(number)).toBe('partly-refunded'), 10_000);
  await settleRefunds(after(2), providers);
  expect(await refunds(number)).toEqual([{ state: 'done', amount: 600 }]);
});

it('a refund whose answer and message are lost is ended by staff, with who and why', async () => {
  const number = await paidByDebit();
  await control('fate=vanished');
  await refundOrder(database.context, number, { ...staff, amountCents: 600, key: 'never' });
  await vi.waitFor(async () => expect(await refunds(number)).toMatchObject([{ state: 'unknown' }]), 10_000);
  const failed = ['refund', number, '--failed', '--by', 'Kasse', '--reason', 'nicht im Portal'];
  await expect(radhaus(database, 'order', ...failed)).rejects.toMatchObject({
    stderr: expect.stringContaining('No refund'),
  });
  await database.query(`update refunds set created_at = now() - interval '4 days' where state = 'unknown'`);
  expect((await radhaus(database, 'order', 'todo')).stdout).toMatch(
    new RegExp(`${number}\\s+refund-late.*order refund ${number} --done or --failed`),
  );
  expect((await radhaus(database, 'order', ...failed)).stdout).toContain('did not go back');
  const problem = await database.value<string>(
    `select problem from refunds join orders on subject = 'order:' || orders.id where number = $1`,
    [number],
  );
  expect(problem).toBe('nicht im Portal (Kasse)');
  expect(await refunds(number)).toMatchObject([{ state: 'refused' }]);
  expect(await state(number)).toBe('paid');
});

it('a refund that is refused is proposed to staff', async () => {
  const number = await paidByDebit();
  await control('fate=refused');
  await refundOrder(database.context, number, { ...staff, amountCents: 600, key: 'd' });
  await vi.waitFor(async () => expect(await refunds(number)).toMatchObject([{ state: 'refused' }]), 10_000);
  expect(await state(number)).toBe('paid');
});

it('a debit that the bank takes back opens the claim again, once', async () => {
  const number = await paidByDebit();
  const { references } = await stored(number);
  for (const _again of [1, 2]) await control(`reference=${references[0]}&say=cancelation`);
  await vi.waitFor(async () => expect(await state(number)).toBe('charged-back'), 10_000);
  const rows = await database.query(
    `select amount_cents from payment_events join orders on subject = 'order:' || orders.id
     where number = $1 and kind = 'charged-back'`,
    [number],
  );
  expect(rows).toHaveLength(1);
});

it('an order that nobody paid within the hour lies in the cart again', async () => {
  const { visitor, number } = await ordered('sepa');
  // An order that the shop has locked at that moment waits for the next run.
  await vi.waitFor(async () => {
    await endHolds(after(61), returnCart);
    expect((await stored(number)).fulfilment).toBe('cancelled');
  }, 10_000);
  const cart = await visitor.open(`${SHOP}/warenkorb`);
  expect(cart.text).toContain(`/reifen/`);
  expect(textOf(cart.text)).toContain('Gesamt bei Abholung');
  await endHolds(after(61), returnCart);
  expect((await visitor.open(`${SHOP}/warenkorb`)).text).toContain('value="1"');
});
