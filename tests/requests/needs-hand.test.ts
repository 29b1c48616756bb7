import { afterAll, expect, it, vi } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import type { HandKind } from '~/domain/orders/needs-hand';
import { needsHand } from '~/domain/orders/needs-hand.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { refundOrder } from '~/domain/orders/refund-order.server';
import { remindOrders } from '~/domain/orders/remind-orders.server';
import { daysAfter } from '~/values/days';
import { addTyre, lastButton, order, orderNumber, person } from '../support/buyer';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { approved } from '../support/paying';
import { payingShop } from '../support/paying-shop';
import { openAllDay } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop } = await payingShop(openAllDay);
const { context } = database;
const tyres = await someTyres(database, 20);
let next = 0;
const staff = { actor: { type: 'staff' as const, id: 'Kasse' } };
const at = (days: number) => ({ ...context, now: () => daysAfter(new Date(), days) });

afterAll(() => expectStatesToFollow(database));

async function ordered(way: 'kauf' | 'reservierung', pieces = 1) {
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 4 });
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', code, pieces);
  const page = await order(visitor, '/muster', way);
  return { visitor, page, code, number: orderNumber(page) ?? '' };
}

async function kindsOf(number: string, days = 0): Promise<HandKind[]> {
  const found = await needsHand(at(days), { limit: 500 });
  return found.filter((one) => one.number === number).map(({ kind }) => kind);
}

const withdraw = async (number: string) => {
  await database.query('delete from attempts');
  const visitor = new Visitor(shop);
  const first = await visitor.open('/muster/vertrag-widerrufen');
  const typed = { name: 'Eva Berg', bestellnummer: number, email: person.email, umfang: 'ein Reifen' };
  const second = await visitor.press(first, 'Weiter', typed);
  return visitor.press(second, 'Widerruf bestätigen');
};

it('says nothing of an order that goes its way', async () => {
  const { number } = await ordered('kauf');
  expect(await kindsOf(number)).toEqual([]);
  await recordPayment(context, number, staff);
  await changeOrder(context, 'ready', number, staff);
  expect(await kindsOf(number, 13)).toEqual([]);
  expect(await kindsOf(number, 15)).toEqual(['not-collected']);
  await changeOrder(context, 'hand-over', number, staff);
  expect(await kindsOf(number, 15)).toEqual([]);
});

it('names money that is due, until it is given back', { timeout: 60_000 }, async () => {
  const { number } = await ordered('kauf');
  await recordPayment(context, number, staff);
  await changeOrder(context, 'cancel', number, staff);
  expect(await kindsOf(number)).toEqual(['refund-due']);
  const { stdout } = await radhaus(database, 'order', 'todo', '--location', 'muster');
  expect(stdout).toMatch(
    new RegExp(`${number}\\s+refund-due, \\d+\\.\\d\\d EUR .*-> order refund ${number}`),
  );
  expect((await radhaus(database, 'order', 'todo', '--location', 'standard')).stdout).not.toContain(number);
  expect((await radhaus(database, 'order', 'refund', number)).stdout).toContain('given back by hand');
  expect(await kindsOf(number)).toEqual(['refund-by-hand']);
  await radhaus(database, 'order', 'refund', number, '--done');
  expect(await kindsOf(number)).toEqual([]);
  await expect(radhaus(database, 'order', 'refund', number, '--done')).rejects.toMatchObject({ code: 1 });
});

it('names a withdrawal with its last day, until it is paid back', { timeout: 60_000 }, async () => {
  const { visitor, page, number } = await ordered('kauf', 2);
  await recordPayment(context, number, staff);
  await changeOrder(context, 'hand-over', number, staff);
  await withdraw(number);
  await withdraw('RH-0000-0000');
  expect(await kindsOf(number)).toEqual(['withdrawal']);
  expect(await kindsOf('RH-0000-0000')).toEqual(['withdrawal']);
  expect(textOf((await visitor.open(page.path)).text)).toContain('Widerruf von „ein Reifen“ eingegangen am');
  expect((await radhaus(database, 'order', 'show', number)).stdout).toMatch(
    /withdrawal from .*: ein Reifen; to be paid back until \d{4}-\d\d-\d\d/,
  );
  await changeOrder(context, 'return', number, { ...staff, parts: [{ position: 1, quantity: 1 }] });
  expect((await kindsOf(number)).toSorted()).toEqual(['refund-due', 'withdrawal']);
  await refundOrder(context, number, { ...staff, key: 'withdrawal' });
  expect(await kindsOf(number)).toEqual(['refund-by-hand']);
  expect((await radhaus(database, 'order', 'show', number)).stdout).toContain('closed');
  await radhaus(database, 'order', 'close-withdrawal', 'RH-0000-0000', '--reason', 'kein Vertrag');
  expect(await kindsOf('RH-0000-0000')).toEqual([]);
  await expect(radhaus(database, 'order', 'close-withdrawal', 'RH-0000-0000')).rejects.toMatchObject({
    code: 1,
  });
});

it('names money that is not right, until staff have seen to it', { timeout: 60_000 }, async () => {
  shop.expectError('a payment is held');
  const visitor = new Visitor(shop);
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 4 });
  const { last } = await approved(visitor, sandbox, 'less', { tyre: code });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  const number = orderNumber(page) ?? '';
  expect(await kindsOf(number)).toEqual(['held-payment']);
  expect((await radhaus(database, 'order', 'payments', number)).stdout).toMatch(/held \([\d.,]+\s€ statt/);
  await radhaus(database, 'order', 'clear', number);
  expect(await kindsOf(number)).toEqual([]);
});

it('names paid orders whose pieces are gone, the later ones first of all', async () => {
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 2 });
  const numbers = [];
  for (let buyer = 0; buyer < 2; buyer += 1) {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', code, 1);
    const number = orderNumber(await order(visitor, '/muster', 'kauf')) ?? '';
    await recordPayment(context, number, staff);
    numbers.push(number);
  }
  await database.query(
    'update stock_levels set on_hand = 1 where article_id = (select id from articles where code = $1) and allocated = 2',
    [code],
  );
  expect(await kindsOf(numbers[0] ?? '')).toEqual([]);
  expect(await kindsOf(numbers[1] ?? '')).toEqual(['undeliverable']);
});

it('names a mail that is no longer tried', async () => {
  const mailId = await database.value<string>(`
    insert into mails (recipient, sender_name, subject, text, html, created_at)
     values ('tot@example.de', 'x', 'Tote Post', 'x', 'x', now()) returning id`);
  await database.query(
    `select graphile_worker.add_job('send-mail', json_build_object('id', $1::text), run_at => now() + interval '1 day')`,
    [mailId],
  );
  const dead = async () =>
    (await needsHand(context, { limit: 500 }))
      .filter(({ kind }) => kind === 'dead-mail')
      .map(({ detail }) => detail);
  expect(await dead()).toEqual([]);
  await database.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where payload->>'id' = $1`,
    [mailId],
  );
  expect(await dead()).toEqual(['tot@example.de: Tote Post']);
});

const mailed = (word: string, number: string) =>
  vi.waitFor(
    async () => {
      const [mail] = await database.query<{ text: string }>(
        'select text from mails where subject like $1 and recipient = $2',
        [`${word}%${number}`, person.email],
      );
      if (!mail) throw new Error(`no mail says ${word} of ${number}`);
      return mail.text;
    },
    { timeout: 10_000, interval: 50 },
  );

it('reminds of a transfer that did not come, and cancels after the further term', {
  timeout: 60_000,
}, async () => {
  const { number, code } = await ordered('kauf');
  const other = await ordered('kauf');
  await recordPayment(context, other.number, { ...staff, amountCents: 100 });
  await remindOrders(at(6));
  expect(await kindsOf(number, 6)).toEqual([]);
  expect(await kindsOf(number, 8)).toEqual(['unpaid']);
  await remindOrders(at(8));
  await remindOrders(at(9));
  expect(await mailed('Erinnerung', number)).toContain('treten wir vom Vertrag zurück');
  await remindOrders(at(14));
  expect(await stockOf(database, code)).toEqual({ here: 3, central: 0 });
  await remindOrders(at(16));
  expect(await stockOf(database, code)).toEqual({ here: 4, central: 0 });
  expect(await mailed('Storniert', number)).toContain('storniert');
  const reminded = await database.query(
    'select 1 from fulfilment_events where kind = $1 and order_id = (select id from orders where number = $2)',
    ['reminded', number],
  );
  expect(reminded).toHaveLength(1);
  expect(await kindsOf(other.number, 16)).toEqual(['unpaid']);
  expect(await stockOf(database, other.code)).toEqual({ here: 3, central: 0 });
});

it('reminds of the end of a reservation once', { timeout: 60_000 }, async () => {
  const { number } = await ordered('reservierung');
  await remindOrders(at(3));
  const reminders = () =>
    database.query(
      'select 1 from fulfilment_events where kind = $1 and order_id = (select id from orders where number = $2)',
      ['reminded', number],
    );
  expect(await reminders()).toEqual([]);
  await remindOrders(at(6));
  await remindOrders(at(6));
  expect(await reminders()).toHaveLength(1);
  expect(await mailed('Erinnerung', number)).toContain('für Sie zurückgelegt');
});
