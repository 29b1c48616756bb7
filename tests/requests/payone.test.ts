import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { returnCart } from '~/domain/cart/return-cart.server';
import { endHolds } from '~/domain/orders/end-holds.server';
import { refundOrder } from '~/domain/orders/refund-order.server';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { settleRefunds } from '~/domain/orders/settle-refund.server';
import { lastButton, orderNumber } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { expectNothingLost } from '../support/money';
import type { MailRow } from '../support/order-mails';
import { openSandbox, sandboxProviders, storedOrder, toPayment } from '../support/paying';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const SHOP = '/standard';
const database = await freshDatabase();
const sandbox = await openSandbox();
const origin = `http://localhost:${sandbox.port}`;
const shop = await startShop({ DATABASE_URL: database.url, ...sandbox.environment });
const control = (query: string) => fetch(`${origin}/payone/control?${query}`, { method: 'POST' });
await control(`notify=http://localhost:${shop.port}/api/v1/webhooks/payone`);
const [tyre] = await someTyres(database, 1);
const code = tyre?.id ?? '';
const IBAN = 'DE89370400440532013000';
const providers = sandboxProviders(sandbox, database);
const after = (minutes: number) => ({
  ...database.context,
  now: () => new Date(Date.now() + minutes * 60_000),
});

afterAll(() => sandbox.close());
afterEach(() => expectNothingLost(database));

const stored = (number: string | undefined) => storedOrder(database, number);

/** @returns the page where the order is paid */
async function ordered(method: string) {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 }, 'standard');
  const last = await toPayment(visitor, SHOP, { tyre: code, method });
  const page = await visitor.submit(last, { button: lastButton.kauf }, { agb: 'on' });
  expect(page.path, textOf(page.text).slice(0, 4_000)).toContain('/checkout/bezahlen/');
  return { visitor, page, number: orderNumber(page) };
}

async function byDebit(fate = 'paid', iban = IBAN) {
  const { visitor, page, number } = await ordered('sepa');
  const mandate = await visitor.submit(page, { button: 'Weiter zum Mandat' }, { inhaber: 'Eva Berg', iban });
  await control(`fate=${fate}`);
  const button = 'Mandat erteilen und bezahlen';
  const end = await visitor.submit(mandate, { button }, { zustimmung: 'on' });
  return { visitor, page, mandate, end, number };
}

/** @returns where the shop leads to */
async function leave(visitor: Visitor, page: { path: string }, form: Record<string, string>) {
  const { status, headers } = await visitor.send({ path: page.path, form });
  expect(status).toBe(303);
  return headers.location ?? '';
}

async function decide(at: string, decision: string) {
  const body = new URLSearchParams({ entscheidung: decision });
  const answer = await fetch(at, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.pathname + back.search;
}

const state = async (number: string | undefined) => (await stored(number)).payment_state;

/** Those that wait are written at once. */
async function mailsOf(number: string | undefined, subject: string): Promise<MailRow[]> {
  await database.query(
    "update graphile_worker._private_jobs set run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'payment-mails')",
  );
  return database.query<MailRow>('select * from mails where subject = $1', [
    `${subject}: Ihre Bestellung ${number}`,
  ]);
}

it('a debit is announced with its sum, day, mandate and creditor, unless it was refused', async () => {
  const { number } = await byDebit();
  const { number: refused } = await byDebit('refused');
  const [mail] = await vi.waitFor(
    async () => {
      const mails = await mailsOf(number, 'Lastschrift angekündigt');
      expect(mails).toHaveLength(1);
      return mails;
    },
    { timeout: 15_000, interval: 500 },
  );
  expect(mail?.text).toContain('Gläubiger-Identifikationsnummer: DE98ZZZ09999999999');
  expect(mail?.text).toMatch(/Mandatsreferenz: \S+/);
  expect(mail?.text).toMatch(/Wir ziehen [\d.,]+\s€ frühestens am folgenden Bankarbeitstag/);
  expect(mail?.text).toContain('IBAN: … 3000');
  expect(await mailsOf(refused, 'Lastschrift angekündigt')).toEqual([]);
});

it('direct debit: account, mandate, money', async () => {
  const { page, mandate, end, number } = await byDebit();
  expect(textOf(page.text)).toContain('Wir legen die Ware eine Stunde lang');
  expect(textOf(mandate.text)).toContain('DE98ZZZ09999999999');
  expect(textOf(mandate.text)).toContain('innerhalb von acht Wochen');
  expect(end.path).toContain('/checkout/danke/');
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  const order = await stored(number);
  expect(order).toMatchObject({ states: ['paid'], held_until: null });
  const [payment] = await database.query<{ mandate: object; account: string }>(
    `select mandate, account from payments where subject = 'order:' || $1`,
    [order.id],
  );
  expect(payment).toMatchObject({
    account: 'environment/90002',
    mandate: { creditor: 'DE98ZZZ09999999999', ibanEnd: '3000', holder: 'Eva Berg' },
  });
});

it.each([
  [{ inhaber: 'Eva Berg', iban: 'DE00370400440532013000' }, 400, 'Diese IBAN stimmt nicht'],
  [{ inhaber: '', iban: IBAN }, 400, 'wem das Konto gehört'],
  [{ inhaber: 'x'.repeat(80), iban: IBAN }, 400, 'höchstens 70 Zeichen'],
  [{ inhaber: 'Eva Berg', iban: 'DE27500105170000000000' }, 422, 'keine Lastschrift möglich'],
])('an account that cannot be: %j', async (form, status, words) => {
  const { visitor, page } = await ordered('sepa');
  const answer = await visitor.submit(page, { button: 'Weiter zum Mandat' }, form);
  expect(answer.status).toBe(status);
  expect(textOf(answer.text)).toContain(words);
});

it('a mandate counts only if it is agreed to, and is the one that was shown', async () => {
  const { visitor, page, number } = await ordered('sepa');
  const form = { inhaber: 'Eva Berg', iban: IBAN };
  const mandate = await visitor.submit(page, { button: 'Weiter zum Mandat' }, form);
  const unticked = await visitor.submit(mandate, { button: 'Mandat erteilen und bezahlen' });
  expect(unticked.status).toBe(400);
  expect(textOf(unticked.text)).toContain('Bitte bestätigen Sie das Mandat.');
  const foreign = { ...form, mandat: 'PO-1', zustimmung: 'on', aktion: 'lastschrift' };
  const shown = await visitor.post(page.path, foreign);
  expect(textOf(shown.text)).toContain('SEPA-Lastschriftmandat');
  expect((await stored(number)).states).toEqual([]);
});

it('refused: another way can be chosen at once', async () => {
  const { visitor, end, number } = await byDebit('refused');
  expect(end.status).toBe(402);
  expect(textOf(end.text)).toContain('Die Zahlung wurde abgelehnt.');
  const thanks = await visitor.submit(end, { button: 'Vorkasse' });
  expect(thanks.path).toContain('/checkout/danke/');
  expect(await stored(number)).toMatchObject({ payment: 'vorkasse', states: ['expired'], held_until: null });
  await vi.waitFor(async () => {
    const [mail] = await mailsOf(number, 'Bankverbindung');
    expect(mail?.text).toContain(`Verwendungszweck: ${number}`);
    expect(mail?.text).toMatch(/IBAN: DE/);
  }, 15_000);
});

it('executed, and the answer lost: nothing is charged twice, the message tells', async () => {
  const { visitor, page, end, number } = await byDebit('lost');
  expect(end.path).toContain('/checkout/danke/');

  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  const again = await visitor.open(page.path);
  expect(again.path).toContain('/checkout/danke/');
  expect((await stored(number)).states).toEqual(['paid']);
});

it('while nobody knows, neither a second payment nor the end of the hour does anything', async () => {
  const { visitor, page, mandate, end, number } = await byDebit('silent');
  expect(textOf(end.text)).toContain('Bitte zahlen Sie nicht noch einmal');
  expect((await stored(number)).states).toEqual(['capturing']);
  const [, mandat = ''] = /name="mandat" value="([^"]+)"/.exec(mandate.text) ?? [];
  const form = { aktion: 'lastschrift', inhaber: 'Eva Berg', iban: IBAN, mandat, zustimmung: 'on' };
  const second = await visitor.post(page.path, form);
  expect(second.path).toContain('/checkout/danke/');
  await endHolds(after(61));
  await settlePayments(after(61), providers);
  expect(await stored(number)).toMatchObject({ fulfilment: 'confirmed', states: ['capturing'] });
  await settlePayments(after(4 * 24 * 60), providers);
  await endHolds(after(4 * 24 * 60));
  expect(await stored(number)).toMatchObject({ fulfilment: 'cancelled', states: ['expired'] });
});

it('the last button four times at once charges once', async () => {
  const { visitor, page, number } = await ordered('sepa');
  const form = { inhaber: 'Eva Berg', iban: IBAN };
  const mandate = await visitor.submit(page, { button: 'Weiter zum Mandat' }, form);
  const reference = /name="mandat" value="([^"]+)"/.exec(mandate.text)?.[1] ?? '';
  const sent = { ...form, mandat: reference, zustimmung: 'on', aktion: 'lastschrift' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.send({ path: page.path, form: sent })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  expect((await stored(number)).states).toEqual(['paid']);
});

it.each(['twice', 'reordered'])('messages %s: one payment', async (fate) => {
  const { number } = await byDebit(fate);
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  await wait(500);
  const { received, states } = await stored(number);
  const [{ total_cents: total } = { total_cents: 0 }] = await database.query<{ total_cents: number }>(
    'select total_cents from orders where number = $1',
    [number],
  );
  expect({ received, states }).toEqual({ received: total, states: ['paid'] });
});

it('pending until the bank has paid', async () => {
  const { number } = await byDebit('pending');
  await vi.waitFor(async () => expect(await state(number)).toBe('pending'), 10_000);
  const { references } = await stored(number);
  await control(`reference=${references[0]}&say=paid`);
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
});

it('less money than asked for is held', async () => {
  const { number } = await byDebit('less');
  await vi.waitFor(async () => expect((await stored(number)).states).toEqual(['held']), 10_000);
  expect(await state(number)).toBe('partly-paid');
  shop.newErrors();
});

it('PayPal by PAYONE: approved after the order', async () => {
  const { visitor, page, number } = await ordered('paypal');
  const at = await leave(visitor, page, { aktion: 'paypal' });
  expect(at).toContain('/payone/approve');
  const end = await visitor.open(await decide(at, 'approve'));
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  expect(end.path).toMatch(/danke|bezahlen/);
});

it('a payment that is told later: the shopper is back before, and nothing is paid twice', async () => {
  const { visitor, page, number } = await ordered('paypal');
  const at = await leave(visitor, page, { aktion: 'paypal' });
  const choice = await (await fetch(at)).text();
  for (const name of ['Bezahlen', 'Ablehnen', 'Abbrechen', 'Später melden'])
    expect(choice).toContain(`>${name}</button>`);
  const back = await visitor.open(await decide(at, 'later'));
  expect(back.path).toMatch(/danke|bezahlen/);
  expect(await state(number)).not.toBe('paid');
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 15_000);
  expect((await stored(number)).states).toEqual(['paid']);
});

it('a card: checked in frames of the provider, approved at the bank', async () => {
  const { visitor, page, number } = await ordered('kreditkarte');
  expect(page.headers['content-security-policy']).toContain(`frame-src ${origin}`);
  expect(page.text).toContain('<noscript>');
  const wrong = await visitor.post(page.path, { aktion: 'karte', karte: '4111 1111 1111 1111' });
  expect(wrong.status).toBe(400);
  const at = await leave(visitor, page, { aktion: 'karte', karte: '9410010000111111111' });
  const back = await visitor.open(await decide(at, 'decline'));
  expect(back.path).toContain('zahlung=abgebrochen');
  expect(textOf(back.text)).toMatch(/abgelehnt|nicht zustande gekommen/);
  await vi.waitFor(async () => expect((await stored(number)).states).toEqual(['declined']), 10_000);
  const again = await leave(visitor, page, { aktion: 'karte', karte: '9410010000111111111' });
  await decide(again, 'approve');
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  expect((await stored(number)).states).toEqual(['declined', 'paid']);
});

it('cancelled at the bank: nothing moved, another online way can be chosen', async () => {
  const { visitor, page, number } = await ordered('kreditkarte');
  const at = await leave(visitor, page, { aktion: 'karte', karte: '9410010000111111111' });
  const back = await visitor.open(await decide(at, 'cancel'));
  expect(textOf(back.text)).toContain('Es wurde nichts abgebucht.');
  const other = await visitor.submit(back, { button: 'SEPA-Lastschrift' });
  expect(other.path).toContain('/checkout/bezahlen/');
  expect(textOf(other.text)).toContain('IBAN');
  expect(await stored(number)).toMatchObject({ payment: 'sepa', fulfilment: 'confirmed' });
});

it('money for an order that is cancelled meanwhile is held', async () => {
  const { visitor, page, number } = await ordered('paypal');
  const at = await leave(visitor, page, { aktion: 'paypal' });
  await endHolds(after(61));
  expect((await stored(number)).fulfilment).toBe('cancelled');
  await decide(at, 'approve');
  await vi.waitFor(async () => expect((await stored(number)).states).toEqual(['held']), 10_000);
  shop.newErrors();
});

it('messages of others are refused, and change nothing', async () => {
  const { number } = await byDebit('pending');
  await vi.waitFor(async () => expect(await state(number)).toBe('pending'), 10_000);
  const { references } = await stored(number);
  const message = {
    txaction: 'paid',
    txid: '1',
    reference: references[0] ?? '',
    aid: '90002',
    portalid: '20000',
    mode: 'test',
    currency: 'EUR',
    price: '1.00',
    key: createHash('md5').update('nur-zum-ausprobieren').digest('hex'),
  };
  const post = (change: Record<string, string>, headers: Record<string, string> = {}) =>
    request({
      port: shop.port,
      host: 'localhost',
      path: '/api/v1/webhooks/payone',
      form: { ...message, ...change },
      headers,
    });
  expect((await post({ key: createHash('md5').update('geraten').digest('hex') })).status).toBe(403);
  expect((await post({ mode: 'live' })).status).toBe(403);
  expect((await post({ aid: '90004' })).status).toBe(403);
  expect((await post({ portalid: '1' })).status).toBe(403);
  expect((await post({ reference: 'unbekannt' })).status).toBe(404);
  const streamed = await fetch(`http://localhost:${shop.port}/api/v1/webhooks/payone`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new Blob([new URLSearchParams({ ...message, mode: 'live' }).toString()]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status, 'read in pieces, without a length').toBe(403);
  expect((await post({ price: 'viel' })).status).toBe(400);
  expect((await post({ param: "' or 1=1" })).text).toBe('TSOK');
  await vi.waitFor(async () => expect((await stored(number)).states).toEqual(['held']), 10_000);
  shop.newErrors();
});

it('only what the location wants is offered: no paydirekt, PayPal only with PPE', async () => {
  const offered = async (location: string) => {
    const visitor = new Visitor(shop);
    await setStock(database, code, { here: 9 }, 'standard');
    const page = await visitor.open(`${location}/bezahlung`);
    return textOf(page.text);
  };
  expect(await offered('/standard')).toMatch(/PayPal[\s\S]*Kreditkarte[\s\S]*SEPA-Lastschrift/);
  expect(await offered('/stadtwerk')).not.toContain('PayPal');
  expect(await offered('/stadtwerk')).not.toContain('paydirekt');
  expect(await offered('/legacy')).not.toContain('Kreditkarte');
});

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

it('money goes back the way it came, once for an answer and its message', async () => {
  const number = await paidByDebit();
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
  const [row] = await database.query<{ problem: string }>(
    `select problem from refunds join orders on subject = 'order:' || orders.id where number = $1`,
    [number],
  );
  expect(row?.problem).toBe('nicht im Portal (Kasse)');
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
