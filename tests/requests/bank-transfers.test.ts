import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { remindOrders } from '~/domain/orders/remind-orders.server';
import { daysAfter } from '~/values/days';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import type { MailRow } from '../support/order-mails';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bank-'));
const tyres = await someTyres(database, 20);
const staff = { actor: { type: 'staff' as const, id: 'Kasse' } };
let next = 0;

afterAll(() => fs.rm(folder, { recursive: true }));
afterEach(() => expectStatesToFollow(database));

async function prepaid(pieces = 1, kinds = 1, way: 'kauf' | 'reservierung' = 'kauf') {
  const visitor = new Visitor(shop);
  for (let count = 0; count < kinds; count += 1) {
    const code = tyres[next++]?.id ?? '';
    await setStock(database, code, { here: 9 });
    await addTyre(visitor, '/muster', code, pieces);
  }
  const page = await order(visitor, '/muster', way);
  const number = orderNumber(page) ?? '';
  return { visitor, page, number, ...(await stored(number)) };
}

async function stored(number: string) {
  const [found] = await database.query<{
    total: number;
    open: number;
    state: string;
    iban: string;
    due: number;
  }>(
    `select total_cents as total, open_cents as open, payment_state as state, confirmed->'seller'->'bank'->>'iban' as iban,
       coalesce((select amount_cents from refunds where subject = 'order:' || orders.id and state = 'proposed'), 0) as due
     from orders where number = $1`,
    [number],
  );
  if (!found) throw new Error(`There is no order ${number}`);
  return found;
}

interface Booking {
  iban: string;
  cents: number;
  text: string;
  payer?: string;
  currency?: string;
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

async function statement(name: string, bookings: readonly Booking[]): Promise<string> {
  const rows = bookings.map(
    ({ iban, cents, text, payer = 'Eva Berg', currency = 'EUR' }) =>
      `${iban};24.11.2026;${payer};"${text}";${euros(cents)};${currency}`,
  );
  const file = path.join(folder, name);
  const header = 'Auftragskonto;Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung';
  await fs.writeFile(file, [header, ...rows].join('\n'));
  return file;
}

const bank = async (...args: string[]) => (await radhaus(database, 'bank', ...args)).stdout;
/** @param again what writes it, which passes over orders that a job has in hand */
const mailsOf = (subject: string, again?: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await again?.();
      const mails = await database.query<MailRow>('select * from mails where subject = $1', [subject]);
      expect(mails.length, subject).toBeGreaterThan(0);
      return mails;
    },
    { timeout: 15_000, interval: 100 },
  );

it('a transfer that names an order pays it, once', { timeout: 60_000 }, async () => {
  const { number, total, iban, visitor, page } = await prepaid();
  const file = await statement('one.csv', [
    { iban, cents: total, text: number.toLowerCase().replace('-', ' ') },
  ]);
  expect(await bank('read', file, '--by', 'Büro')).toContain('1 assigned, 0 to be assigned');
  expect(await stored(number)).toMatchObject({ open: 0, state: 'paid', due: 0 });
  expect(await bank('read', file)).toContain('0 assigned, 0 to be assigned, 1 read before');
  expect(await stored(number)).toMatchObject({ state: 'paid', due: 0 });
  const [mail, second] = await mailsOf(`Zahlung eingegangen: Ihre Bestellung ${number}`);
  expect(mail?.text).toContain('Ihre Bestellung ist damit bezahlt.');
  expect(second).toBeUndefined();
  const shown = textOf((await visitor.open(page.path)).text);
  expect(shown).toContain('Ihre Zahlung ist eingegangen.');
  expect((await radhaus(database, 'order', 'show', number)).stdout).toContain('Büro');
});

it('too little and too much are told to the shopper and to staff', { timeout: 60_000 }, async () => {
  const less = await prepaid();
  const more = await prepaid();
  const file = await statement('sums.csv', [
    { iban: less.iban, cents: less.total - 1_000, text: less.number },
    { iban: more.iban, cents: more.total + 250, text: more.number },
  ]);
  expect(await bank('read', file)).toContain('10.00 EUR are missing');
  expect(await stored(less.number)).toMatchObject({ open: 1_000, state: 'partly-paid' });
  const [rest] = await mailsOf(`Zahlung eingegangen: Ihre Bestellung ${less.number}`);
  expect(rest?.text).toMatch(/Es fehlen noch 10,00\s€/);
  expect(rest?.text).toMatch(/Betrag: 10,00\s€/);
  expect(textOf((await less.visitor.open(less.page.path)).text)).toMatch(/Es fehlen noch 10,00\s€/);
  expect(await stored(more.number)).toMatchObject({ open: 0, state: 'paid', due: 250 });
  const [over] = await mailsOf(`Zahlung eingegangen: Ihre Bestellung ${more.number}`);
  expect(over?.text).toMatch(/2,50\s€ zu viel/);
});

it('what is not clear waits for staff, with proposals', { timeout: 90_000 }, async () => {
  const { number, total, iban } = await prepaid();
  const reservation = await prepaid(1, 1, 'reservierung');
  const file = await statement('unclear.csv', [
    { iban, cents: total, text: 'Reifen', payer: 'EVA BERG' },
    { iban, cents: 9_999_900, text: 'Miete' },
    { iban, cents: total, text: 'RH-0000-0000' },
    { iban, cents: total, text: number, currency: 'CHF' },
    { iban: 'DE89370400440532013000', cents: total, text: number },
    { iban, cents: 100, text: reservation.number },
  ]);
  const said = await bank('read', file);
  expect(said).toContain('0 assigned, 6 to be assigned');
  for (const why of ['names no order', 'not known', 'another currency', 'not the seller', 'a reservation'])
    expect(said).toContain(why);
  expect((await radhaus(database, 'order', 'todo')).stdout).toContain(
    'unmatched-transfer, 99999.00 EUR, Eva Berg: Miete',
  );
  const list = (await bank('list', '--state', 'open')).split('\n');
  const idOf = (text: string) => list.find((line) => line.includes(text))?.slice(0, 8) ?? '';
  expect(list.find((line) => line.includes('"Reifen"'))).toContain(`same amount: ${number}`);
  expect(await bank('assign', idOf('"Reifen"'), number)).toContain(number);
  expect(await stored(number)).toMatchObject({ state: 'paid', open: 0 });
  await expect(bank('assign', idOf('"Reifen"'), number)).rejects.toMatchObject({ code: 1 });
  await expect(bank('assign', idOf('CHF'), number)).rejects.toMatchObject({ code: 1 });
  await expect(bank('assign', idOf('"Miete"'), 'RH-0000-0000')).rejects.toMatchObject({ code: 1 });
  expect(await bank('ignore', idOf('"Miete"'), '--reason', 'Miete')).toContain('Ignored');
  await expect(bank('ignore', 'zzzzzzzz')).rejects.toMatchObject({ code: 1 });
  expect((await radhaus(database, 'order', 'todo')).stdout).not.toContain('Miete');
});

it('an order that is paid or cancelled is not paid by itself', { timeout: 60_000 }, async () => {
  const paid = await prepaid();
  const cancelled = await prepaid();
  await changeOrder(database.context, 'cancel', cancelled.number, staff);
  const first = await statement('first.csv', [{ iban: paid.iban, cents: paid.total, text: paid.number }]);
  await bank('read', first);
  const again = await statement('again.csv', [
    { iban: paid.iban, cents: paid.total, text: `${paid.number} noch einmal` },
    { iban: cancelled.iban, cents: cancelled.total, text: cancelled.number },
  ]);
  const said = await bank('read', again);
  expect(said).toContain('names an order that is paid');
  expect(said).toContain('names an order that is closed');
  const id = /bank assign (\w{8}) NUMBER/.exec(said.split('\n')[1] ?? '')?.[1] ?? '';
  await bank('assign', id, cancelled.number);
  expect(await stored(cancelled.number)).toMatchObject({ due: cancelled.total, open: 0 });
  const [mail] = await mailsOf(`Zahlung eingegangen: Ihre Bestellung ${cancelled.number}`);
  expect(mail?.text).toContain('bereits abgeschlossen');
});

it('two orders share a transfer that is their sum', { timeout: 60_000 }, async () => {
  const [a, b] = [await prepaid(), await prepaid()];
  const text = `${a.number} und ${b.number}`;
  const file = await statement('two.csv', [{ iban: a.iban, cents: a.total + b.total, text }]);
  await bank('read', file);
  expect(await stored(a.number)).toMatchObject({ state: 'paid' });
  expect(await stored(b.number)).toMatchObject({ state: 'paid' });
});

it('a statement that two people read at once counts once', { timeout: 60_000 }, async () => {
  const many = [await prepaid(), await prepaid(), await prepaid()];
  const file = await statement(
    'twice.csv',
    many.map(({ iban, total, number }) => ({ iban, cents: total, text: number })),
  );
  await Promise.all([bank('read', file), bank('read', file)]);
  for (const { number } of many) expect(await stored(number)).toMatchObject({ state: 'paid', due: 0 });
});

it('after a cancelled line only the rest is asked for', { timeout: 60_000 }, async () => {
  const { number, total, visitor, page, iban } = await prepaid(2, 2);
  await changeOrder(database.context, 'cancel', number, { ...staff, parts: [{ position: 1, quantity: 1 }] });
  await changeOrder(database.context, 'cancel', number, { ...staff, parts: [{ position: 2, quantity: 2 }] });
  const { open, state } = await stored(number);
  const [line] = await database.query<{ cents: number }>(
    'select unit_price_cents as cents from order_lines join orders on orders.id = order_id where number = $1 and position = 1',
    [number],
  );
  expect({ open, state }).toEqual({ open: line?.cents, state: 'open' });
  expect(open).toBeLessThan(total);
  const shown = textOf((await visitor.open(page.path)).text).replaceAll('\u00a0', ' ');
  expect(shown).toMatch(new RegExp(`Betrag\\s+${euros(open)} €`));
  const remind = () => remindOrders({ ...database.context, now: () => daysAfter(new Date(), 8) });
  const [mail] = await mailsOf(`Erinnerung: Ihre Bestellung ${number}`, remind);
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(`überweisen Sie ${euros(open)} €`);
  expect(mail?.html).toContain('<img src="cid:girocode.png"');
  const attached = await database.query('select name from mail_attachments where mail_id = $1', [mail?.id]);
  expect(attached).toEqual([{ name: 'girocode.png' }]);
  await bank('read', await statement('rest.csv', [{ iban, cents: open, text: number }]));
  expect(await stored(number)).toMatchObject({ open: 0, state: 'paid', due: 0 });
});

it('a file that is no statement is refused with words', { timeout: 60_000 }, async () => {
  const file = path.join(folder, 'none.txt');
  await fs.writeFile(file, 'PK\u0003\u0004');
  for (const name of [file, path.join(folder, 'missing.csv')])
    await expect(bank('read', name)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Datei/),
    });
});
