import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { Fate } from '~/commands/sandbox/paypal-orders';
import { endHolds } from '~/domain/orders/end-holds.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { lastButton, orderNumber } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { addCoupon, redeem } from '../support/coupons';
import { textOf } from '../support/html-forms';
import { expectNothingLost } from '../support/money';
import { mailsOfOrder } from '../support/order-mails';
import {
  approved,
  leaveForPaypal,
  sandboxProviders,
  storedOrder,
  tellPaypal,
  toPaypal,
} from '../support/paying';
import { payingShop } from '../support/paying-shop';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop } = await payingShop();
const { PAYPAL_API: paypal } = sandbox.environment;
const providers = sandboxProviders(sandbox, database);
const [tyre, other] = await someTyres(database, 2);
const code = tyre?.id ?? '';
const inAnHour = () => new Date(Date.now() + 61 * 60_000);
/** As the job that runs each minute. */
const askAgain = (now = inAnHour) => settlePayments({ ...database.context, now }, providers);
/** The soonest that it asks. */
const inAMinute = () => new Date(Date.now() + 55_000);

async function confirmationOf(number: string | undefined): Promise<string> {
  const mails = await mailsOfOrder(database, number);
  return mails.find(({ subject }) => subject.startsWith('Ihre Bestellung'))?.text ?? '';
}

/** Subjects of the mails on its payment, which jobs of a later time write. */
async function newsOf(number: string | undefined): Promise<string[]> {
  await database.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
  );
  const mails = await database.query<{ subject: string }>(
    'select subject from mails where subject like $1 order by created_at',
    [`Zahlung %${number}`],
  );
  return mails.map(({ subject }) => subject.split(':')[0] ?? '');
}

afterEach(() => expectNothingLost(database));

const stored = (number: string | undefined) => storedOrder(database, number);

async function buy(fate: Fate) {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  const { at, last } = await approved(visitor, sandbox, fate, { tyre: code });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  return { visitor, at, last, page, number: orderNumber(page) };
}

it('is approved there, ordered here, and paid', async () => {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  const page = await toPaypal(visitor, '/muster', { tyre: code });
  expect(page.path).toBe('/muster/checkout/zahlungPaypal');
  expect(textOf(page.text)).toContain('Bestellt ist erst, wenn Sie hier auf');
  expect(String(page.headers['content-security-policy'])).toContain(`form-action 'self' ${paypal}`);
  const at = await leaveForPaypal(visitor, page.path);
  expect(at).toContain(`${paypal}/checkoutnow?token=`);
  const back = await sandbox.decide(at, 'approve');
  expect(back).toContain('/muster/checkout/bestaetigungKaufPaypal?token=');
  const before = await database.query('select 1 from orders');
  const last = await visitor.open(back);
  expect(await database.query('select 1 from orders')).toHaveLength(before.length);
  const thanks = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  expect(thanks.path).toContain('/muster/checkout/danke/');
  expect(textOf(thanks.text)).toContain('Ihre Zahlung ist eingegangen.');
  expect(thanks.text).not.toContain('IBAN');
  expect(await stored(orderNumber(thanks))).toMatchObject({
    payment: 'paypal',
    payment_state: 'paid',
    held_until: null,
    states: ['paid'],
    pieces: 1,
  });
});

it('is named as the next page only while there is something to pay', async () => {
  await setStock(database, code, { here: 9 });
  await addCoupon(database, { code: 'ALLES', title: 'Alles', percent: 100 });
  const visitor = new Visitor(shop);
  const words = async () => textOf((await visitor.open('/muster/checkout/zahlung')).text);
  await toPaypal(visitor, '/muster', { tyre: code });
  expect(await words()).toContain('Weiter zu PayPal Weiter zur Prüfung');
  await redeem(visitor, '/muster', 'ALLES');
  expect(await words()).not.toContain('Weiter zu PayPal');
  const last = await visitor.press('/muster/checkout/zahlung', 'Weiter', {
    lieferung: 'abholung',
    zahlung: 'paypal',
  });
  expect(last.path).toContain('/muster/checkout/bestaetigungKaufPaypal');
});

it('is ordered and paid once, however often the last button is pressed', async () => {
  const visitor = new Visitor(shop);
  const { last } = await approved(visitor, sandbox, 'approve', { tyre: code });
  const pages = await Promise.all(
    Array.from({ length: 4 }, () => visitor.press(last, lastButton.kauf, { agb: 'on' })),
  );
  expect(new Set(pages.map(orderNumber)).size).toBe(1);
  expect(await stored(orderNumber(pages[0] ?? { text: '' }))).toMatchObject({
    payment_state: 'paid',
    receipts: 1,
  });
});

it('comes back with a word when the shopper cancels there', async () => {
  const visitor = new Visitor(shop);
  const page = await toPaypal(visitor, '/muster', { tyre: code });
  const at = await leaveForPaypal(visitor, page.path);
  const choice = await (await fetch(at)).text();
  for (const name of ['Bezahlen', 'Ablehnen', 'Abbrechen', 'Später melden'])
    expect(choice).toContain(`>${name}</button>`);
  const back = await visitor.open(await sandbox.decide(at, 'cancel'));
  expect(back.path).toMatch(/zahlungPaypal\?grund=abgebrochen/);
  expect(textOf(back.text)).toContain('Es wurde nichts abgebucht.');
  const skipped = await visitor.open('/muster/checkout/bestaetigungKaufPaypal');
  expect(skipped.path).toMatch(/zahlungPaypal\?grund=abgebrochen/);
});

it('asks for a new approval when the cart has changed meanwhile', async () => {
  const visitor = new Visitor(shop);
  await setStock(database, other?.id ?? '', { here: 9 });
  const { last } = await approved(visitor, sandbox, 'approve', { tyre: code });
  await visitor.post('/muster/warenkorb', {
    aktion: 'hinzufuegen',
    artikel: `tyre:${other?.id}`,
    menge: '1',
  });
  const shown = await visitor.open('/muster/checkout/bestaetigungKaufPaypal');
  expect(shown.path).toMatch(/zahlungPaypal\?grund=summe/);
  const summe = ((tyre?.cents ?? 0) + (other?.cents ?? 0)).toString();
  const refused = await visitor.press(last, lastButton.kauf, { agb: 'on', summe });
  expect(refused.path).toMatch(/zahlungPaypal\?grund=summe/);
  expect(textOf(refused.text)).toContain('Die Summe hat sich geändert.');
});

it('leaves an order that is payable in another way when the money is refused', async () => {
  const { visitor, page, number } = await buy('decline');
  expect(page.path).toContain('/muster/checkout/bezahlen/');
  expect(textOf(page.text)).toContain('Die Zahlung wurde abgelehnt.');
  const order = await stored(number);
  expect(order).toMatchObject({ payment_state: 'open', states: ['declined'], pieces: 1 });
  expect(order.held_until).not.toBeNull();
  const thanks = await visitor.press(page, 'Vorkasse');
  expect(thanks.path).toContain('/muster/checkout/danke/');
  expect(thanks.text).toContain('IBAN');
  expect(await stored(number)).toMatchObject({ payment: 'vorkasse', held_until: null });
  expect((await visitor.open(page.path)).path).toBe(thanks.path);
});

it('is paid by the holder of a mailed link on another device', async () => {
  const { number } = await buy('decline');
  const mails = await mailsOfOrder(database, number);
  const link =
    mails.map(({ text }) => /http\S*(\/muster\/bestellung\/[^\s/]+)/.exec(text)?.[1]).find(Boolean) ?? '';
  expect(mails.some(({ text }) => text.includes(`${link}/bezahlen`))).toBe(true);
  const other = new Visitor(shop);
  expect((await other.open(link)).text).toContain(`href="${link}/bezahlen"`);
  const page = await other.open(`${link}/bezahlen`);
  expect(page.headers).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  expect(String(page.headers['content-security-policy'])).toContain(`form-action 'self' ${paypal}`);
  expect(textOf(page.text)).toContain('Die Zahlung wurde abgelehnt.');
  const at = await leaveForPaypal(other, page.path, { aktion: 'paypal' });
  const back = await other.open(await sandbox.decide(at, 'approve'));
  expect(back.path).toContain(`${link}/bezahlen`);
  const done = await other.press(back, 'Jetzt bezahlen');
  expect(done.path).toBe(link);
  expect(textOf(done.text)).toContain('Ihre Zahlung ist eingegangen.');
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', receipts: 1 });
  expect((await other.open(`${link}/bezahlen`)).path).toBe(link);
  expect((await other.open('/muster/bestellung/gibt-es-nicht/bezahlen')).status).toBe(404);
  expect((await other.post('/muster/bestellung/gibt-es-nicht/bezahlen', { aktion: 'paypal' })).status).toBe(
    404,
  );
});

it('is paid by another try after a refusal', async () => {
  const { visitor, page, number } = await buy('decline');
  const at = await leaveForPaypal(visitor, page.path, { aktion: 'paypal' });
  const back = await visitor.open(await sandbox.decide(at, 'approve'));
  const thanks = await visitor.press(back, 'Jetzt bezahlen');
  expect(textOf(thanks.text)).toContain('Ihre Zahlung ist eingegangen.');
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', states: ['declined', 'paid'] });
});

it('takes the money of one of two approvals only', async () => {
  const { visitor, page, number } = await buy('decline');
  const one = await leaveForPaypal(visitor, page.path, { aktion: 'paypal' });
  const two = await leaveForPaypal(visitor, page.path, { aktion: 'paypal' });
  await sandbox.decide(one, 'approve');
  await sandbox.decide(two, 'approve');
  await Promise.all(Array.from({ length: 4 }, () => visitor.post(page.path, { aktion: 'abschliessen' })));
  await askAgain();
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', receipts: 1 });
});

it.each([
  ['COMPLETED', 'paid', ['paid']],
  ['DECLINED', 'open', ['declined']],
] as const)('waits for a review, which ends as %s', async (status, paymentState, states) => {
  const { at, page, number } = await buy('review');
  expect(textOf(page.text)).toContain('Ihre Zahlung mit PayPal wird noch geprüft.');
  expect(await stored(number)).toMatchObject({ payment_state: 'pending', held_until: null });
  expect(await confirmationOf(number)).toContain('wird noch geprüft. Wir sagen Ihnen Bescheid.');
  await sandbox.end(at, status);
  await askAgain(inAMinute);
  await askAgain();
  expect(await stored(number)).toMatchObject({ payment_state: paymentState, states, pieces: 1 });
  const subject = paymentState === 'paid' ? 'Zahlung eingegangen' : 'Zahlung abgelehnt';
  await expect.poll(() => newsOf(number), { timeout: 10_000 }).toEqual([subject]);
});

it('is paid once though the answer was lost, and the mail that was promised comes', async () => {
  const { page, number } = await buy('lose');
  expect(page.path).toContain('/muster/checkout/danke/');
  expect(await stored(number)).toMatchObject({ payment_state: 'open', states: ['capturing'] });
  const confirmation = await confirmationOf(number);
  expect(confirmation).toContain('wird noch geprüft. Wir sagen Ihnen Bescheid.');
  expect(confirmation).not.toContain('/bezahlen');
  await askAgain(inAMinute);
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', states: ['paid'], receipts: 1 });
  await expect.poll(() => newsOf(number), { timeout: 10_000 }).toEqual(['Zahlung eingegangen']);
});

it('is asked for as soon as PayPal sends a word, which itself is not believed', async () => {
  const { at, number } = await buy('review');
  const token = new URL(at).searchParams.get('token') ?? '';
  const told = (json: unknown) => tellPaypal(shop.port, json);
  const event = {
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'X', supplementary_data: { related_ids: { order_id: token } } },
  };
  expect((await told(event)).status).toBe(200);
  await wait(1_500);
  expect(await stored(number)).toMatchObject({ payment_state: 'pending', receipts: 0 });
  await sandbox.end(at, 'COMPLETED');
  const answers = await Promise.all([told(event), told(event), told(event)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await vi.waitFor(
    async () => expect(await stored(number)).toMatchObject({ payment_state: 'paid', receipts: 1 }),
    { timeout: 10_000, interval: 200 },
  );
  const late = { event_type: 'PAYMENT.CAPTURE.DENIED', resource: event.resource };
  expect((await told(late)).status).toBe(200);
  await wait(1_500);
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', receipts: 1 });
});

it.each([
  ['no event', {}, 400],
  [
    'an approval of an unknown order',
    { event_type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', resource: { order_id: 'UNKNOWN' } },
    200,
  ],
  ['an unknown order', { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'UNKNOWN' } }, 200],
  ['an event of something else', { event_type: 'BILLING.PLAN.CREATED', resource: { id: 'P' } }, 200],
])('changes nothing when it is told %s', async (_, json, status) => {
  const answer = await tellPaypal(shop.port, json);
  expect(answer.status).toBe(status);
  const form = await request({
    port: shop.port,
    path: '/api/v1/webhooks/paypal',
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  expect(form.status).toBe(415);
});

it('is told to staff when another amount came', async () => {
  shop.expectError('a payment is held');
  const { visitor, page, number } = await buy('less');
  expect(await stored(number)).toMatchObject({ payment_state: 'partly-paid', states: ['held'] });
  await endHolds({ ...database.context, now: inAnHour });
  expect(await stored(number)).toMatchObject({ fulfilment: 'confirmed', pieces: 1 });
  expect(textOf(page.text)).not.toContain('Jetzt bezahlen');
  const { id } = await stored(number);
  const again = await visitor.post(`/muster/checkout/bezahlen/${id}`, { aktion: 'paypal' });
  expect(again.path).toContain('/muster/checkout/danke/');
});

it('is cancelled after an hour without money, and the pieces are free', async () => {
  const { visitor, page, number } = await buy('decline');
  // An order that a job has locked waits for the next run.
  await expect
    .poll(async () => {
      await endHolds({ ...database.context, now: inAnHour });
      return stored(number);
    })
    .toMatchObject({ fulfilment: 'cancelled', pieces: 0 });
  const late = await visitor.post(page.path, { aktion: 'paypal' });
  expect(late.path).toContain('/muster/checkout/danke/');
  expect(textOf(late.text)).toContain('Storniert');
});

it('is not cancelled when staff record that it was paid otherwise', async () => {
  const { number } = await buy('decline');
  await recordPayment(database.context, number ?? '', {
    actor: { type: 'staff', id: 'Kasse' },
  });
  await endHolds({ ...database.context, now: inAnHour });
  expect(await stored(number)).toMatchObject({ fulfilment: 'confirmed', payment_state: 'paid', pieces: 1 });
});

it('is not cancelled when the money had come unseen', async () => {
  const { number } = await buy('lose');
  await endHolds({ ...database.context, now: inAnHour });
  expect(await stored(number)).toMatchObject({ fulfilment: 'confirmed', payment_state: 'open', pieces: 1 });
  await askAgain();
  expect(await stored(number)).toMatchObject({ fulfilment: 'confirmed', payment_state: 'paid', pieces: 1 });
});

it('takes no money for an order that was cancelled meanwhile', async () => {
  const { visitor, page, number } = await buy('decline');
  const at = await leaveForPaypal(visitor, page.path, { aktion: 'paypal' });
  await sandbox.decide(at, 'approve');
  await endHolds({ ...database.context, now: () => new Date(Date.now() + 2 * 61 * 60_000) });
  await visitor.post(page.path, { aktion: 'abschliessen' });
  await askAgain();
  expect(await stored(number)).toMatchObject({ fulfilment: 'cancelled', receipts: 0 });
});

it('is offered only where the location has it, and its account is known', async () => {
  await setStock(database, code, { here: 9, central: 9 });
  const methods = async (visitor: Visitor, location: string) => {
    await visitor.post(`/${location}/warenkorb`, {
      aktion: 'hinzufuegen',
      artikel: `tyre:${code}`,
      menge: '1',
    });
    const choice = await visitor.open(`/${location}/initiateCheckout`);
    const next = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
    const { address } = await import('../support/buyer');
    return (await visitor.press(next, 'Weiter', address)).text;
  };
  expect(await methods(new Visitor(shop), 'muster')).toContain('value="paypal"');
  expect(await methods(new Visitor(shop), 'stadtwerk')).not.toContain('value="paypal"');
  const without = await startShop({ DATABASE_URL: database.url });
  expect(await methods(new Visitor(without), 'muster')).not.toContain('value="paypal"');
});

it('is shown to nobody else, and another browser that PayPal leads back to is told how it goes on', async () => {
  const { visitor, page, number = '' } = await buy('decline');
  const back = await sandbox.decide(
    await leaveForPaypal(visitor, page.path, { aktion: 'paypal' }),
    'approve',
  );
  const words = async (path: string, stranger = new Visitor(shop)) => {
    const shown = await stranger.open(path);
    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(shown.text).not.toMatch(/[0-9]\s?€|Jetzt bezahlen|Vorkasse</);
    expect(shown.text).not.toContain(number);
    return textOf(/<main.*<\/main>/s.exec(shown.text)?.[0] ?? '');
  };
  const told = await words(back);
  expect(told).toContain('wird Ihre Zahlung geprüft. Die Bestätigung kommt per E-Mail.');
  const withSession = new Visitor(shop);
  await withSession.open('/muster/warenkorb');
  expect(await words(back, withSession)).toBe(told);
  expect(await words('/muster/checkout/bezahlen/kein-auftrag')).toBe(told);
  expect((await new Visitor(shop).post(page.path, { aktion: 'paypal' })).status).toBe(404);
  expect(textOf((await visitor.open(back)).text)).toContain('Ein Klick fehlt noch.');
});

it('an approval that was taken back leaves the order payable, and PayPal’s word of it is taken', async () => {
  const { at, page, number, visitor } = await buy('revoke');
  expect(page.path).toContain('/muster/checkout/bezahlen/');
  expect(await stored(number)).toMatchObject({ payment_state: 'open', states: ['expired'], pieces: 1 });
  const json = {
    event_type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    resource: { order_id: new URL(at).searchParams.get('token'), purchase_units: [] },
  };
  const told = await tellPaypal(shop.port, json);
  expect(told.status).toBe(200);
  const thanks = await visitor.press(page, 'Vorkasse');
  expect(thanks.path).toContain('/muster/checkout/danke/');
  expect(await stored(number)).toMatchObject({ payment: 'vorkasse', states: ['expired'] });
});

it('shows its icon beside the way and in the footer', async () => {
  const marks = (text: string) =>
    [...text.matchAll(/<ul[^>]*data-layout[^>]*>(.*?)<\/ul>/gs)].map(([, one = '']) => textOf(one));
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  await toPaypal(visitor, '/muster', { tyre: code });
  expect(marks((await visitor.open('/muster/checkout/zahlung')).text)).toEqual(['PayPal']);
  expect(marks((await visitor.open('/muster')).text)).toEqual(['PayPal']);
  const { text } = await visitor.open('/standard');
  expect(marks(text)).toEqual(['SEPA Mastercard Visa']);
  // No method stands beside its icon once more.
  expect(textOf(text.slice(text.indexOf('<footer')))).not.toMatch(
    /Zahlungsarten.*(Kreditkarte|Lastschrift).*Versand/,
  );
  expect(marks((await visitor.open('/legacy')).text)).toEqual([]);
});

it('says so when PayPal does not answer, and the order is paid later', async () => {
  const visitor = new Visitor(shop);
  const page = await toPaypal(visitor, '/muster', { tyre: code });
  const silent = await startShop({
    DATABASE_URL: database.url,
    ...sandbox.environment,
    PAYPAL_API: 'http://localhost:1',
  });
  const elsewhere = new Visitor(silent);
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  const refused = await elsewhere.send({ path: page.path, form: {} });
  expect(refused.status).toBe(503);
  expect(textOf(refused.text)).toContain('PayPal antwortet gerade nicht.');
  const at = await leaveForPaypal(visitor, page.path);
  const last = await elsewhere.open(await sandbox.decide(at, 'approve'));
  const thanks = await elsewhere.press(last, lastButton.kauf, { agb: 'on' });
  const number = orderNumber(thanks);
  expect(await stored(number)).toMatchObject({ payment_state: 'open', states: ['capturing'] });
  await askAgain();
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', receipts: 1 });
});
