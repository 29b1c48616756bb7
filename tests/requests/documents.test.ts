import { afterAll, expect, it, vi } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { enqueueInvoice } from '~/domain/orders/document-jobs.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { openAccount } from '../support/accounts';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setPrice, setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { allIssued, documentRows, drawnRows, xmlIn } from '../support/documents';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { brokenRules } from '../support/invoice-rules';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const { context } = database;
const { id: code } = await someTyre(database);
await setPrice(database, code, 8_999);
const staff = { actor: { type: 'staff' as const, id: 'Theke' } };
const command = (...args: string[]) => radhaus(database, 'order', ...args);

afterAll(() => expectStatesToFollow(database));

interface Bought {
  pieces?: number;
  way?: 'kauf' | 'reservierung';
  location?: string;
  visitor?: Visitor;
  email?: string;
}

async function placed({ pieces = 2, way = 'kauf', location = 'muster', visitor, email }: Bought = {}) {
  const buyer = visitor ?? new Visitor(shop);
  await setStock(database, code, { here: 30 }, location);
  await addTyre(buyer, `/${location}`, code, pieces);
  const page = await order(buyer, `/${location}`, way, email);
  const number = orderNumber(page) ?? '';
  const [row] = await database.query<{ id: string; total: number }>(
    'select id, total_cents as total from orders where number = $1',
    [number],
  );
  return { visitor: buyer, page, number, id: row?.id ?? '', total: row?.total ?? 0 };
}

const handOver = (number: string, quantity?: number) =>
  changeOrder(context, 'hand-over', number, { ...staff, parts: [{ position: 1, quantity }] });

const pay = (number: string) => recordPayment(context, number, staff);

const totals = (rows: { data: { figures: { totalCents: number } } }[]) =>
  rows.map(({ data }) => data.figures.totalCents);

it('a supply is invoiced, and the invoice is mailed with its PDF', async () => {
  const { number, total } = await placed();
  await pay(number);
  expect(await documentRows(database, number)).toEqual([]);
  await handOver(number);
  const [invoice] = await drawnRows(database, number, 1);
  if (!invoice?.pdf) throw new Error('there is no invoice');
  expect(invoice).toMatchObject({ kind: 'invoice', company_code: 'muster' });
  expect(invoice.number).toMatch(/^RE-\d{6}$/);
  expect(invoice.data).toMatchObject({
    paidCents: total,
    figures: { totalCents: total },
    seller: { firma: 'Autohaus Muster GmbH', ustId: 'DE000000001' },
    buyer: { firstName: 'Eva', street: 'Hafenweg 12' },
    order: { number },
  });
  const xml = xmlIn(invoice.pdf);
  expect(brokenRules(xml)).toEqual([]);
  expect(xml).toContain(`<ram:ID>${invoice.number}</ram:ID>`);
  const sent = () =>
    database.query<{ subject: string; name: string; content: Buffer; sent_at: Date | null }>(
      `select subject, sent_at, name, content from mails join mail_attachments on mail_id = mails.id
       where subject_key = $1`,
      [`document-${invoice.id}`],
    );
  await vi.waitFor(async () => expect((await sent())[0]?.sent_at).not.toBeNull(), { timeout: 10_000 });
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: `Ihre Rechnung ${invoice.number}`,
    name: `Rechnung-${invoice.number}.pdf`,
  });
  expect(mail?.content.equals(invoice.pdf)).toBe(true);
});

it('is downloaded by its owner and by the link of a mail, and by nobody else', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'rechnung@example.de');
  const own = await placed({ visitor, email: 'rechnung@example.de' });
  const other = await placed();
  await Promise.all([own, other].map(({ number }) => handOver(number)));
  const [invoice] = await drawnRows(database, own.number, 1);
  const [foreign] = await drawnRows(database, other.number, 1);
  if (!invoice?.pdf || !foreign) throw new Error('an invoice is missing');
  const page = await visitor.open(`/muster/account/orders/${own.id}`);
  expect(textOf(page.text)).toContain(`Rechnung ${invoice.number} (PDF)`);
  const path = `/muster/account/orders/${own.id}/dokumente/${invoice.id}`;
  expect(page.text).toContain(`href="${path}"`);
  const answer = await visitor.send({ path });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="Rechnung-${invoice.number}.pdf"`);
  expect(answer.raw.equals(invoice.pdf)).toBe(true);
  const stranger = new Visitor(shop);
  await openAccount(database, stranger, '/muster', 'fremd@example.de');
  const statusOf = async (from: Visitor, at: string) => (await from.send({ path: at })).status;
  expect(await statusOf(stranger, path)).toBe(404);
  expect(await statusOf(new Visitor(shop), path)).toBe(303);
  for (const id of [foreign.id, 'keine', '00000000-0000-4000-8000-000000000000'])
    expect(await statusOf(visitor, `/muster/account/orders/${own.id}/dokumente/${id}`)).toBe(404);
  const [mail] = await database.query<{ text: string }>('select text from mails where subject_key = $1', [
    `document-${invoice.id}`,
  ]);
  const link = new URL(/http\S*\/bestellung\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
  const linked = await new Visitor(shop).open(link);
  expect(linked.text).toContain(`href="${link}/dokumente/${invoice.id}"`);
  expect(
    (await new Visitor(shop).send({ path: `${link}/dokumente/${invoice.id}` })).raw.equals(invoice.pdf),
  ).toBe(true);
  expect(await statusOf(new Visitor(shop), `${link}/dokumente/${foreign.id}`)).toBe(404);
  expect(await statusOf(new Visitor(shop), `${link}x/dokumente/${invoice.id}`)).toBe(404);
});

it('each part of an order has its invoice, and together they are the order', async () => {
  const { number, total } = await placed({ pieces: 3 });
  await handOver(number, 1);
  const [first] = await drawnRows(database, number, 1);
  await handOver(number, 2);
  const rows = await drawnRows(database, number, 2);
  expect(rows[0]).toEqual(first);
  expect(totals(rows).reduce((sum, cents) => sum + cents, 0)).toBe(total);
  expect(rows.map(({ data }) => data.figures.lines[0]?.quantity)).toEqual([1, 2]);
});

it('a refund for goods that came back corrects their invoice', async () => {
  const { number, total } = await placed({ pieces: 3 });
  await pay(number);
  await handOver(number);
  const [invoice] = await drawnRows(database, number, 1);
  await command('return', number, '--line', '1:1');
  await command('refund', number, '--by-hand', '--done');
  const [, correction] = await drawnRows(database, number, 2);
  expect(correction?.number).toMatch(/^RK-\d{6}$/);
  expect(correction?.data).toMatchObject({
    kind: 'correction',
    reason: 'Rückgabe',
    corrects: [{ number: invoice?.number }],
    figures: { totalCents: 8_999, lines: [{ quantity: 1, unitCents: 8_999 }] },
  });
  expect(brokenRules(xmlIn(correction?.pdf as Buffer))).toEqual([]);
  await command('refund', number, '--amount', '10,00', '--by-hand', '--done');
  const [, , reduction] = await drawnRows(database, number, 3);
  expect(reduction?.data).toMatchObject({
    reason: null,
    figures: { totalCents: 1_000, lines: [{ position: null, quantity: 1 }] },
  });
  await command('refund', number, '--all', '--by-hand', '--done');
  const rows = await drawnRows(database, number, 4);
  expect(totals(rows)).toEqual([total, 8_999, 1_000, total - 8_999 - 1_000]);
});

it('a refund of pieces that stay with the shopper names no return', async () => {
  const { number } = await placed({ pieces: 2 });
  await pay(number);
  await handOver(number);
  await drawnRows(database, number, 1);
  await command('refund', number, '--line', '1:1', '--by-hand', '--done');
  const [, correction] = await drawnRows(database, number, 2);
  expect(correction?.data).toMatchObject({
    reason: null,
    figures: { lines: [{ position: 1, quantity: 1 }] },
  });
});

it('what was never supplied is refunded without a correction', async () => {
  const { number, total } = await placed({ pieces: 2 });
  await pay(number);
  await handOver(number, 1);
  await drawnRows(database, number, 1);
  await command('cancel', number);
  await command('refund', number, '--by-hand', '--done');
  await allIssued(database);
  expect(totals(await documentRows(database, number))).toEqual([total - 8_999]);
});

it('numbers have no gaps and no doubles, also when many are issued at once', {
  timeout: 120_000,
}, async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, index) => placed({ pieces: 1, email: `kunde${index}@example.de` })),
  );
  await Promise.all(all.map(({ number }) => handOver(number)));
  await allIssued(database);
  const rows = await database.query<{ count: number }>(
    `select right(number, 6)::int as count from documents where company_code = 'muster' order by 1`,
  );
  expect(rows.map(({ count }) => count)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThan(8);
});

it('after a crash between number and PDF, repeated jobs draw it and mail it once', async () => {
  const { number, id } = await placed();
  await handOver(number);
  const [invoice] = await drawnRows(database, number, 1);
  // As if the process had died before the second transaction.
  await database.query('alter table documents disable trigger documents_never_change');
  await database.query('update documents set pdf = null where id = $1', [invoice?.id]);
  await database.query('alter table documents enable trigger documents_never_change');
  await database.query('delete from mails where subject_key = $1', [`document-${invoice?.id}`]);
  const eventId = Number(invoice?.source.split(':')[1]);
  const supply = { orderId: id, eventId, kind: 'handed-over' } as const;
  await Promise.all(Array.from({ length: 4 }, () => enqueueInvoice(context, supply)));
  await allIssued(database);
  const [again] = await drawnRows(database, number, 1);
  expect(again).toMatchObject({ id: invoice?.id, number: invoice?.number, data: invoice?.data });
  expect(
    await database.query('select from mails where subject_key = $1', [`document-${invoice?.id}`]),
  ).toHaveLength(1);
});

it('an issued document cannot change', async () => {
  for (const change of ["number = 'RE-999999'", "data = '{}'", "pdf = 'x'", 'issued_at = now()'])
    await expect(database.query(`update documents set ${change}`)).rejects.toThrow('cannot change');
});

it('a company whose dealer system invoices gets none', async () => {
  const { number } = await placed({ location: 'standard' });
  await handOver(number);
  await allIssued(database);
  expect(await documentRows(database, number)).toEqual([]);
});
