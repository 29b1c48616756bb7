import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fate } from '~/commands/sandbox/paypal-orders';
import { endHolds } from '~/domain/orders/end-holds.server';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { address, lastButton, orderNumber, person } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { expectNothingLost } from '../support/money';
import { approved, leaveForPaypal, sandboxProviders, storedOrder } from '../support/paying';
import { payingShop } from '../support/paying-shop';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop } = await payingShop();
const providers = sandboxProviders(sandbox, database);
const { id: tyre } = await someTyre(database);
const stored = (number: string | undefined) => storedOrder(database, number);
const inHours = (hours: number) => ({
  ...database.context,
  now: () => new Date(Date.now() + hours * 60 * 60_000),
});
const askAgain = () => settlePayments(inHours(1.1), providers);

afterEach(() => expectNothingLost(database));

async function buy(fate: Fate) {
  const visitor = new Visitor(shop);
  await setStock(database, tyre, { here: 9 });
  const { at, last } = await approved(visitor, sandbox, fate, { tyre });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  const number = orderNumber(page);
  const { id } = await stored(number);
  return { visitor, at, page, number, id, payPath: `/muster/checkout/bezahlen/${id}` };
}

/** Of the hours that are left; undefined: for ever. */
async function hoursLeft(number: string | undefined): Promise<number | undefined> {
  const { held_until: until } = await stored(number);
  return until ? (until.getTime() - Date.now()) / 60 / 60_000 : undefined;
}

/** References that the ledger has as on their way. */
const underWay = async (id: string) =>
  (
    await database.query<{ reference: string }>(
      `select reference from payment_events one where subject = $1 and kind = 'pending' and not exists (
         select 1 from payment_events other where other.subject = one.subject and other.reference = one.reference
           and other.kind in ('received', 'failed'))`,
      [`order:${id}`],
    )
  ).map(({ reference }) => reference);

async function failureMails(number: string | undefined) {
  await database.query(
    "update graphile_worker._private_jobs set run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'payment-mails')",
  );
  return database.query('select 1 from mails where subject ~ $1', [
    `^Zahlung (abgelehnt|nicht abgeschlossen).*${number}`,
  ]);
}

describe('a payment that was on its way and comes to nothing', () => {
  it('leaves an order that has an end, a ledger that waits for nothing, and one mail', async () => {
    const { at, number, id } = await buy('review');
    expect(await stored(number)).toMatchObject({ payment_state: 'pending', held_until: null });
    expect(await underWay(id)).toHaveLength(1);
    await sandbox.end(at, 'DECLINED');
    await askAgain();
    await askAgain();
    expect(await stored(number)).toMatchObject({ payment_state: 'open', states: ['declined'], pieces: 1 });
    expect(await underWay(id)).toEqual([]);
    expect(await hoursLeft(number)).toBeGreaterThan(23);
    expect(await hoursLeft(number)).toBeLessThan(26);
    await expect.poll(() => failureMails(number), { timeout: 15_000 }).toHaveLength(1);
    await endHolds(inHours(22));
    expect(await stored(number)).toMatchObject({ fulfilment: 'confirmed', pieces: 1 });
    await expect
      .poll(async () => {
        await endHolds(inHours(27));
        return stored(number);
      })
      .toMatchObject({ fulfilment: 'cancelled', pieces: 0 });
    expect(await failureMails(number)).toHaveLength(1);
  });

  it('is paid by another try, after which nothing ends it', async () => {
    const { visitor, at, number, payPath } = await buy('review');
    await sandbox.end(at, 'DECLINED');
    await askAgain();
    const before = await hoursLeft(number);
    const again = await leaveForPaypal(visitor, payPath, { aktion: 'paypal' });
    // An hour to pay does not shorten the day.
    expect(await hoursLeft(number)).toBeCloseTo(before ?? 0, 1);
    await visitor.open(await sandbox.decide(again, 'approve'));
    await visitor.post(payPath, { aktion: 'abschliessen' });
    expect(await stored(number)).toMatchObject({ payment_state: 'paid', held_until: null, receipts: 1 });
    await endHolds(inHours(100));
    expect(await stored(number)).toMatchObject({ fulfilment: 'confirmed', pieces: 1 });
  });

  it('whose account is gone ends when staff have seen to it', async () => {
    const { number, id } = await buy('review');
    await database.query('update payments set account = gen_random_uuid() where subject = $1', [
      `order:${id}`,
    ]);
    await askAgain();
    await radhaus(database, 'order', 'clear', number ?? '');
    expect(await stored(number)).toMatchObject({ payment_state: 'open', pieces: 1 });
    expect(await underWay(id)).toEqual([]);
    expect(await hoursLeft(number)).toBeGreaterThan(22);
  });

  it('tells nobody of it who pays by another one at that time', async () => {
    const { visitor, at, number, payPath } = await buy('decline');
    const one = await leaveForPaypal(visitor, payPath, { aktion: 'paypal' });
    await visitor.open(await sandbox.decide(one, 'approve'));
    await visitor.post(payPath, { aktion: 'abschliessen' });
    expect((await stored(number)).payment_state).toBe('paid');
    await sandbox.decide(at, 'approve').catch(() => undefined);
    await askAgain();
    expect(await failureMails(number)).toEqual([]);
  });
});

describe('an order without an end of an older build', () => {
  const folder = path.resolve(import.meta.dirname, '../../app/platform/database/migrations');
  const mend = async () => {
    const [name = ''] = (await fs.readdir(folder)).filter((file) => file.endsWith('_online_orders_end.sql'));
    const [, update = ''] = (await fs.readFile(path.join(folder, name), 'utf8')).split(
      '--> statement-breakpoint',
    );
    await database.query(update);
  };
  const forget = (id: string) => database.query('update orders set held_until = null where id = $1', [id]);

  it.each([
    ['waits for a try to pay', 'decline', true],
    ['is being paid', 'review', false],
    ['is paid', 'approve', false],
  ] as const)('that %s gets one: %s, %s', async (_name, fate, isHeld) => {
    const { number, id } = await buy(fate);
    await forget(id);
    await mend();
    expect((await hoursLeft(number)) !== undefined).toBe(isHeld);
  });
});

describe('by the API', () => {
  const api = apiOf(shop);
  const at = (path: string) => `/api/v1/standorte/muster${path}`;

  async function bought(payment: string) {
    await setStock(database, tyre, { here: 9 });
    const token = (await api('POST', at('/carts'))).body.cartToken as string;
    const cart = await api('PUT', at(`/cart/articles/tyre:${tyre}`), { token, json: { quantity: 1 } });
    const { strasse, plz, ort } = address;
    const json = {
      orderType: 'kauf',
      contact: person,
      address: { strasse, plz, ort },
      payment,
      totalCents: cart.body.totalCents,
      accepted: ['terms'],
    };
    const { status, body } = await api('POST', at('/orders'), { token, json });
    expect(status).toBe(201);
    const { _id: id, number } = body.order as { _id: string; number: string };
    return {
      number,
      pay: (method: string) => api('POST', at(`/orders/${id}/payment`), { token, json: { method } }),
    };
  }

  it('an order that waited for a transfer has an end when PayPal is chosen, and none again otherwise', async () => {
    const { number, pay } = await bought('vorkasse');
    expect(await hoursLeft(number)).toBeUndefined();
    expect((await pay('paypal')).status).toBe(200);
    expect(await hoursLeft(number)).toBeGreaterThan(0);
    expect(await hoursLeft(number)).toBeLessThan(24.1);
    expect((await pay('vorkasse')).status).toBe(200);
    expect(await hoursLeft(number)).toBeUndefined();
  });

  it('how it was paid is asked at hand-over alone', async () => {
    const { number } = await bought('abholung');
    const token = await apiKey(database);
    const path = at(`/dealerOrders/${number}/fulfilment`);
    for (const command of ['ready', 'ship', 'cancel']) {
      const { status, body } = await api('POST', path, { token, json: { command, paid: 'cash' } });
      expect([command, status, body.error.details[0].field]).toEqual([command, 400, 'paid']);
    }
    expect(await stored(number)).toMatchObject({ payment_state: 'open', fulfilment: 'confirmed' });
  });

  it('and on the command line also when it is fulfilled', async () => {
    const { number } = await bought('abholung');
    await radhaus(database, 'order', 'fulfil', number, '--paid', 'cash');
    expect(await stored(number)).toMatchObject({ payment_state: 'paid', fulfilment: 'handed-over' });
  });
});

it('whose online payment failed pays at the counter, and gets the goods', async () => {
  const { number = '' } = await buy('decline');
  const petra = await openDesk(database, shop, 'verkauf');
  const at = `/muster/tresen/bestellungen/${number}`;
  await petra.press(at, 'Zahlung erfassen', { beleg: 'bar' });
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', pieces: 1 });
  await petra.press(at, 'Übergeben');
  expect(await stored(number)).toMatchObject({ fulfilment: 'handed-over' });
});
