import { expect, it } from 'vitest';
import { deleteOldOrders } from '~/domain/documents/delete-old-orders.server';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { openAccount, PASSWORD } from '../support/accounts';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { allIssued, drawnRows } from '../support/documents';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const { context } = database;
const { id: code } = await someTyre(database);
const staff = { actor: { type: 'staff' as const, id: 'Theke' } };
const thisYear = Number(new Date().toISOString().slice(0, 4));
const at = (iso: string) => ({ ...context, now: () => new Date(iso) });
/** The last second of a year in Germany, and the first of the next. */
const endOf = (year: number) => at(`${year}-12-31T22:59:59Z`);
const after = (year: number) => at(`${year}-12-31T23:00:01Z`);

async function placed(
  way: 'kauf' | 'reservierung' = 'kauf',
  location = 'muster',
  visitor = new Visitor(shop),
  email?: string,
) {
  await setStock(database, code, { here: 20 }, location);
  await addTyre(visitor, `/${location}`, code, 1);
  return orderNumber(await order(visitor, `/${location}`, way, email)) ?? '';
}

const isKept = async (number: string) =>
  (await database.query('select from orders where number = $1', [number])).length === 1;

const left = async (table: string, id: string) =>
  (await database.query(`select from ${table} where subject = $1`, [`order:${id}`])).length;

const documentsLeft = async (id: string) =>
  (await database.query('select from documents where order_id = $1', [id])).length;

it('an account goes, the invoices of its orders stay and belong to nobody', async () => {
  const visitor = new Visitor(shop);
  const email = 'abschied@example.de';
  await openAccount(database, visitor, '/muster', email);
  const number = await placed('kauf', 'muster', visitor, email);
  await changeOrder(context, 'hand-over', number, staff);
  const [invoice] = await drawnRows(database, number, 1);
  const exported = JSON.parse((await visitor.open('/muster/account/daten.json')).text);
  expect(exported.rechnungen).toMatchObject([{ number: invoice?.number, buyer: { lastName: 'Berg' } }]);
  const settings = await visitor.open('/muster/account/settings');
  await visitor.press(settings, 'Konto endgültig löschen', { passwort: PASSWORD });
  const owner = await database.value<string>('select owner_id from orders where number = $1', [number]);
  expect(owner).toBe('deleted');
  expect(await drawnRows(database, number, 1)).toEqual([invoice]);
  expect((await visitor.send({ path: '/muster/account/orders' })).status).toBe(303);
});

it('an order with documents, payments and refunds goes after eight years, and nothing of it is left', {
  timeout: 60_000,
}, async () => {
  const number = await placed();
  await recordPayment(context, number, staff);
  await changeOrder(context, 'hand-over', number, staff);
  await drawnRows(database, number, 1);
  await changeOrder(context, 'return', number, staff);
  await radhaus(database, 'order', 'refund', number, '--by-hand', '--done');
  await drawnRows(database, number, 2);
  await allIssued(database);
  const id = (await database.value<string>('select id from orders where number = $1', [number])) ?? '';
  await deleteOldOrders(endOf(thisYear + 8));
  expect(await isKept(number)).toBe(true);
  expect(await documentsLeft(id)).toBe(2);
  await deleteOldOrders(after(thisYear + 8));
  expect(await isKept(number)).toBe(false);
  expect(await documentsLeft(id)).toBe(0);
  for (const table of ['payments', 'payment_events', 'refunds'])
    expect([table, await left(table, id)]).toEqual([table, 0]);
});

it('a purchase without vouchers goes after six years, an open one never', async () => {
  const done = await placed('kauf', 'standard');
  const open = await placed('kauf', 'standard');
  await changeOrder(context, 'hand-over', done, staff);
  await allIssued(database);
  await deleteOldOrders(endOf(thisYear + 6));
  expect(await isKept(done)).toBe(true);
  await deleteOldOrders(after(thisYear + 6));
  expect([await isKept(done), await isKept(open)]).toEqual([false, true]);
  await deleteOldOrders(after(thisYear + 20));
  expect(await isKept(open)).toBe(true);
});

it('a reservation that led to nothing goes after 90 days, one that was collected stays', async () => {
  const lapsed = await placed('reservierung', 'standard');
  const collected = await placed('reservierung', 'standard');
  await changeOrder(context, 'cancel', lapsed, staff);
  await changeOrder(context, 'hand-over', collected, staff);
  await allIssued(database);
  const in89Days = new Date(Date.now() + 89 * 86_400_000).toISOString();
  const in91Days = new Date(Date.now() + 91 * 86_400_000).toISOString();
  await deleteOldOrders(at(in89Days));
  expect(await isKept(lapsed)).toBe(true);
  await deleteOldOrders(at(in91Days));
  expect([await isKept(lapsed), await isKept(collected)]).toEqual([false, true]);
});

it('the privacy page says so', async () => {
  const text = textOf((await new Visitor(shop).open('/muster/datenschutz')).text);
  for (const words of [
    'andere Buchungsbelege 8 Jahre ab Jahresende',
    'andere Geschäftsbriefe 6 Jahre ab Jahresende',
    'Reservierungen ohne Kauf 90 Tage',
  ])
    expect(text).toContain(words);
});
