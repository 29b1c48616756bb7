import { expect, it, vi } from 'vitest';
import { acceptOrder } from '~/domain/orders/accept-order.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { refundOrder } from '~/domain/orders/refund-order.server';
import { moneyEvent, openRefunds, staff, tell } from '../support/refunds';

const { context, sandbox, shop, key, paid, stored, until, mailsOf, atPaypal, captureOf } =
  await openRefunds();

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
  await vi.waitFor(
    async () => expect(await mailsOf(`Zahlung zurückgebucht: ${number}`)).toHaveLength(1),
    10_000,
  );
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
