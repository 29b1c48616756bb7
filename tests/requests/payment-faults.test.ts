import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { endHolds } from '~/domain/orders/end-holds.server';
import { refundOrder } from '~/domain/orders/refund-order.server';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { settleRefunds } from '~/domain/orders/settle-refund.server';
import { lastButton, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { openGate } from '../support/gate';
import { textOf } from '../support/html-forms';
import { expectNothingLost } from '../support/money';
import {
  approved,
  leaveForPaypal,
  openSandbox,
  sandboxProviders,
  storedOrder,
  tellPaypal,
  toPaypal,
} from '../support/paying';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const APPROVE = '/muster/checkout/zahlungPaypal';
const database = await freshDatabase();
const sandbox = await openSandbox();
const gate = await openGate(sandbox.port);
const environment = { ...sandbox.environment, PAYPAL_API: `http://localhost:${gate.port}` };
const shop = await startShop({ DATABASE_URL: database.url, ...environment });
const providers = sandboxProviders({ environment }, database);
const { id: code } = await someTyre(database);
const after = (minutes: number) => ({
  ...database.context,
  now: () => new Date(Date.now() + minutes * 60_000),
});

afterAll(() => {
  gate.close();
  sandbox.close();
});
afterEach(() => expectNothingLost(database));

const stored = (number: string | undefined) => storedOrder(database, number);

async function ready(pieces = 9) {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: pieces });
  const { at, last } = await approved(visitor, sandbox, 'approve', { tyre: code });
  const token = new URL(at).searchParams.get('token') ?? '';
  return { visitor, last, token };
}

const place = ({ visitor, last }: Pick<Awaited<ReturnType<typeof ready>>, 'visitor' | 'last'>) =>
  visitor.press(last, lastButton.kauf, { agb: 'on' });

async function paid() {
  const shopper = await ready();
  const page = await place(shopper);
  return { ...shopper, page, number: orderNumber(page) };
}

async function receivedOf(token: string): Promise<number> {
  const count = await database.value<number>(
    `select count(*)::int as count from payment_events join payments using (subject)
     where payments.reference = $1 and kind = 'received'`,
    [token],
  );
  return count ?? 0;
}

it('PayPal down for ten minutes: orders wait, shoppers are told, and each is paid once afterwards', async () => {
  const shoppers = [await ready(), await ready(), await ready()];
  const late = new Visitor(shop);
  await toPaypal(late, '/muster', { tyre: code });
  gate.shut();
  const pages = await Promise.all(shoppers.map(place));
  for (const page of pages) {
    expect(page.path).toContain('/muster/checkout/danke/');
    expect(textOf(page.text)).toMatch(/Bitte zahlen Sie nicht noch einmal|PayPal prüft/);
  }
  const refused = await late.send({ path: APPROVE, form: {} });
  expect(refused.status).toBe(503);
  expect(textOf(refused.text)).toContain('PayPal antwortet gerade nicht.');
  const numbers = pages.map(orderNumber);
  for (let minute = 1; minute <= 10; minute += 1) await settlePayments(after(minute), providers);
  await endHolds(after(61));
  for (const number of numbers)
    expect(await stored(number)).toMatchObject({
      fulfilment: 'confirmed',
      payment_state: 'open',
      states: ['capturing'],
      pieces: 1,
    });
  gate.open();
  await settlePayments(after(70), providers);
  await settlePayments(after(72), providers);
  for (const number of numbers)
    expect(await stored(number)).toMatchObject({ payment_state: 'paid', states: ['paid'], receipts: 1 });
  const at = await leaveForPaypal(late, APPROVE);
  const thanks = await place({ visitor: late, last: await late.open(await sandbox.decide(at, 'approve')) });
  expect(await stored(orderNumber(thanks))).toMatchObject({ payment_state: 'paid', receipts: 1 });
});

it('PayPal tells of the approval before the last click: nothing is taken until then, and once after', async () => {
  const shopper = await ready();
  const { token } = shopper;
  const told = { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: token } };
  const tell = () => tellPaypal(shop.port, told);
  expect((await tell()).status).toBe(200);
  await settlePayments(after(1), providers);
  expect(await receivedOf(token)).toBe(0);
  const cart = await database.value<boolean>(
    'select cart_id is not null as ordered from payments left join orders on subject = $2 || orders.id where reference = $1',
    [token, 'order:'],
  );
  expect(cart).toBe(false);
  const page = await place(shopper);
  expect((await tell()).status).toBe(200);
  await settlePayments(after(2), providers);
  expect(await stored(orderNumber(page))).toMatchObject({ payment_state: 'paid', receipts: 1 });
});

it('PayPal takes the call and never answers: the shopper waits for seconds, and the order is paid once', async () => {
  const shopper = await ready();
  gate.hold();
  const begin = Date.now();
  const page = await place(shopper);
  expect(Date.now() - begin).toBeLessThan(20_000);
  expect(page.path).toContain('/muster/checkout/danke/');
  const number = orderNumber(page);
  expect(await stored(number)).toMatchObject({ payment_state: 'open', states: ['capturing'], pieces: 1 });
  gate.open();
  await settlePayments(after(2), providers);
  await settlePayments(after(4), providers);
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', states: ['paid'], receipts: 1 });
});

it('PayPal down while money goes back: it goes back once afterwards', async () => {
  const { number = '', token } = await paid();
  gate.shut();
  await refundOrder(database.context, number, {
    actor: { type: 'staff', id: 'Kasse' },
    amountCents: 500,
    key: 'down',
  });
  for (let minute = 1; minute <= 10; minute += 1) await settleRefunds(after(minute), providers);
  gate.open();
  await settleRefunds(after(12), providers);
  await settleRefunds(after(14), providers);
  const refunds = await database.query(
    `select refunds.state, refunds.amount_cents from refunds join payments on payments.id = payment_id where payments.reference = $1`,
    [token],
  );
  expect(refunds).toEqual([{ state: 'done', amount_cents: 500 }]);
  expect((await stored(number)).payment_state).toBe('partly-refunded');
});

it.each(['the session has ended', 'another device'])(
  'back from PayPal, but %s: told that nothing is ordered, and the first browser still can',
  async (which) => {
    const { visitor, last, token } = await ready();
    const back = `${last.path.replace(/\?.*/, '')}?token=${token}&PayerID=X`;
    const stranger = new Visitor(shop);
    if (which === 'the session has ended')
      for (const [name] of visitor.cookies) stranger.cookies.set(name, 'abgelaufen');
    const page = await stranger.open(back);
    expect(page.path).toBe('/muster/warenkorb?hinweis=paypal-ohne-warenkorb');
    expect(textOf(page.text)).toContain('Bestellt ist nichts, und es wurde nichts abgebucht.');
    expect(page.text).not.toContain('Eva');
    expect(await receivedOf(token)).toBe(0);
    const thanks = await place({ visitor, last });
    expect(await stored(orderNumber(thanks))).toMatchObject({ payment_state: 'paid', receipts: 1 });
  },
);

it('a token that PayPal never gave leads to the cart', async () => {
  const page = await new Visitor(shop).open('/muster/checkout/bestaetigungKaufPaypal?token=GERATEN');
  expect(page.path).toBe('/muster/warenkorb?hinweis=paypal-ohne-warenkorb');
});

it('Back after paying leads to the order, for its buyer only, and the last button to the same order', async () => {
  const { visitor, last, token, page, number } = await paid();
  const back = `${last.path.replace(/\?.*/, '')}?token=${token}`;
  expect((await visitor.open(back)).path).toBe(page.path);
  expect(orderNumber(await place({ visitor, last }))).toBe(number);
  expect((await new Visitor(shop).open(back)).path).toContain('/muster/warenkorb');
  await settlePayments(after(2), providers);
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', receipts: 1 });
});

it('two tabs: the sum is approved twice, and taken once', async () => {
  const { visitor, last, token } = await ready();
  const second = await leaveForPaypal(visitor, APPROVE);
  const other = await visitor.open(await sandbox.decide(second, 'approve'));
  const pages = await Promise.all([place({ visitor, last }), place({ visitor, last: other })]);
  expect(new Set(pages.map(orderNumber)).size).toBe(1);
  await settlePayments(after(2), providers);
  const number = orderNumber(pages[0]);
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', states: ['paid'], receipts: 1 });
  expect(await receivedOf(token)).toBe(0);
});

it('two tabs: ordered in one before the sum is approved in the other, the order is paid on its own page', async () => {
  const { visitor, last } = await ready();
  const second = await leaveForPaypal(visitor, APPROVE);
  const page = await place({ visitor, last });
  expect(page.path).toContain('/muster/checkout/bezahlen/');
  const late = await visitor.open(await sandbox.decide(second, 'approve'));
  expect(late.path).toContain('/muster/checkout/danke/');
  await settlePayments(after(2), providers);
  expect(await stored(orderNumber(page))).toMatchObject({ payment_state: 'open', receipts: 0, pieces: 1 });
  const at = await leaveForPaypal(visitor, page.path, { aktion: 'paypal' });
  const back = await visitor.open(await sandbox.decide(at, 'approve'));
  await visitor.press(back, 'Jetzt bezahlen');
  expect(await stored(orderNumber(page))).toMatchObject({ payment_state: 'paid', receipts: 1 });
});

it('the last piece is gone while a shopper pays: told, and no money moves', async () => {
  const [winner, loser] = [await ready(1), await ready(1)];
  expect(await stored(orderNumber(await place(winner)))).toMatchObject({ payment_state: 'paid', pieces: 1 });
  const page = await place(loser);
  expect(page.status).toBe(409);
  expect(textOf(page.text)).toContain('ist leider gerade ausverkauft worden');
  await settlePayments(after(2), providers);
  expect(await receivedOf(loser.token)).toBe(0);
});

it('a message that PayPal repeats an hour later changes nothing', async () => {
  const { number, token } = await paid();
  await refundOrder(database.context, number ?? '', {
    actor: { type: 'staff', id: 'Kasse' },
    amountCents: 500,
    key: 'part',
  });
  await settleRefunds(after(2), providers);
  await database.query(
    `update payments set asked_at = asked_at - interval '1 hour', created_at = created_at - interval '1 hour'`,
  );
  const [{ capture } = { capture: '' }] = await database.query<{ capture: string }>(
    'select capture from payments where reference = $1',
    [token],
  );
  const before = await database.query('select * from payment_events order by id');
  const related = { supplementary_data: { related_ids: { order_id: token } } };
  const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` }];
  for (const [event_type, resource] of [
    ['CHECKOUT.ORDER.APPROVED', { id: token }],
    ['PAYMENT.CAPTURE.COMPLETED', { id: capture, ...related }],
    ['PAYMENT.CAPTURE.DENIED', { id: capture, ...related }],
    ['PAYMENT.CAPTURE.REFUNDED', { id: 'R', links }],
  ] as const) {
    const json = { event_type, resource };
    expect((await tellPaypal(shop.port, json)).status).toBe(200);
  }
  await wait(2_000);
  await settlePayments(after(5), providers);
  expect(await database.query('select * from payment_events order by id')).toEqual(before);
  expect(await stored(number)).toMatchObject({ payment_state: 'partly-refunded', receipts: 1 });
});
