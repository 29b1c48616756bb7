import { expect, it, vi } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import { paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import { paymentWords, type WordedState } from '~/domain/orders/payment-words';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { isOnline, isTransfer, type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { thanksPath } from '~/values/order-paths';
import { lastButton, orderNumber } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { drawnRows, xmlIn } from '../support/documents';
import { textOf } from '../support/html-forms';
import type { MailRow } from '../support/order-mails';
import { approved, toPayment } from '../support/paying';
import { decide, openPayone, SHOP } from '../support/payone';
import { Visitor } from '../support/visitor';

const payone = await openPayone();
const { database, sandbox, shop, control, code, providers, after, stored, ordered, byDebit, byCard } = payone;
await database.query(
  `update companies set invoiced_from = 'shop', vat_id = 'DE136695976' where code = 'standard'`,
);
const staff = { actor: { type: 'staff' as const, id: 'Theke' } };
const petra = await openDesk(database, shop, 'verkauf', 'standard');

/** An order of which nothing is paid. */
async function open(method: PaymentMethod) {
  if (isOnline(method)) return ordered(method);
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 }, 'standard');
  const last = await toPayment(visitor, SHOP, { tyre: code, method });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  return { visitor, page, number: orderNumber(page) };
}

const isState = async (number: string | undefined, state: string) =>
  vi.waitFor(async () => expect(await payone.state(number)).toBe(state), 15_000);

async function byPaypal(decision: string) {
  const { visitor, page, number } = await ordered('paypal');
  const at = await payone.leave(visitor, page, { aktion: 'paypal' });
  await visitor.open(await decide(at, decision));
  return { visitor, page, number };
}

async function declinedCard() {
  const { visitor, page, at, number } = await byCard();
  await visitor.open(await decide(at, 'decline'));
  await vi.waitFor(async () => expect((await stored(number)).states).toEqual(['declined']), 10_000);
  return { visitor, page, number };
}

/** The provider was asked to take the money, and has not told anything since. */
async function cardUnderWay() {
  const card = await byCard('silent');
  const { id } = await stored(card.number);
  await database.query(`update payments set state = 'capturing' where subject = 'order:' || $1`, [id]);
  return card;
}

async function declinedPaypal() {
  const made = await byPaypal('decline');
  await vi.waitFor(async () => expect((await stored(made.number)).states).toEqual(['declined']), 10_000);
  return made;
}

async function paid(method: PaymentMethod) {
  const made = await {
    vorkasse: () => open('vorkasse'),
    abholung: () => open('abholung'),
    sepa: () => byDebit(),
    paypal: () => byPaypal('approve'),
    kreditkarte: async () => {
      const card = await byCard();
      await card.visitor.open(await decide(card.at, 'approve'));
      return card;
    },
  }[method]();
  if (!isOnline(method)) await recordPayment(database.context, made.number ?? '', staff);
  await isState(made.number, 'paid');
  return made;
}

async function chargedBack(method: PaymentMethod) {
  const made = await paid(method);
  const [reference] = (await stored(made.number)).references;
  await control(`reference=${reference}&say=cancelation`);
  await isState(made.number, 'charged-back');
  return made;
}

type Made = Awaited<ReturnType<typeof open>>;

const cases: [PaymentMethod, WordedState, () => Promise<Made>][] = [
  ...(['vorkasse', 'paypal', 'kreditkarte', 'sepa', 'abholung'] as const).flatMap(
    (method): [PaymentMethod, WordedState, () => Promise<Made>][] => [
      [method, 'open', () => open(method)],
      [method, 'paid', () => paid(method)],
    ],
  ),
  ...(['paypal', 'kreditkarte', 'sepa'] as const).map(
    (method): [PaymentMethod, WordedState, () => Promise<Made>] => [
      method,
      'charged-back',
      () => chargedBack(method),
    ],
  ),
  ['sepa', 'pending', () => byDebit('pending')],
  ['sepa', 'failed', () => byDebit('refused')],
  ['kreditkarte', 'failed', declinedCard],
  ['paypal', 'failed', declinedPaypal],
];

const mainOf = (html: string) => textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');

async function confirmationOf(number: string | undefined): Promise<MailRow> {
  return vi.waitFor(
    async () => {
      const [mail] = await database.query<MailRow>('select * from mails where subject like $1', [
        `Ihre Bestellung ${number} bei %`,
      ]);
      if (!mail) throw new Error(`no mail of ${number}`);
      return mail;
    },
    { timeout: 15_000, interval: 100 },
  );
}

const linkIn = ({ text }: MailRow) => /http\S*(\/standard\/bestellung\/[^\s/]+)/.exec(text)?.[1] ?? '';

it.each(cases)('%s, %s: page, link, mail, desk and invoice say one thing', async (method, state, make) => {
  const { visitor, number = '' } = await make();
  if (state === 'pending') await isState(number, 'pending');
  const { step, desk } = paymentWords[method][state];
  const { id } = await stored(number);
  const mail = await confirmationOf(number);
  const thanks = await visitor.open(SHOP + thanksPath('kauf', id));
  const linked = await new Visitor(shop).open(linkIn(mail));
  expect([thanks.status, linked.status]).toEqual([200, 200]);
  const said = method === 'vorkasse' && state === 'open' ? 'Bitte überweisen Sie den Betrag bis zum' : step;
  for (const page of [thanks, linked]) {
    const text = mainOf(page.text);
    expect(text).toContain(said);
    if (!isTransfer(method)) expect(text).not.toMatch(/überweis|Verwendungszweck/i);
    const mayPay = isOnline(method) && (state === 'open' || state === 'failed');
    expect(/href="[^"]*\/bezahlen/.test(page.text)).toBe(mayPay);
    if (state === 'failed') expect(text).toContain('Noch einmal oder anders bezahlen');
  }
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain(`Zahlung: ${paymentTerms[method].name}`);
    if (isTransfer(method)) expect(text).toContain('IBAN');
    else expect(text).not.toMatch(/überweis|Verwendungszweck|IBAN/i);
    if (isOnline(method) && state !== 'paid') expect(text).toContain('/bezahlen');
  }
  const page = await petra.open(`${SHOP}/tresen/bestellungen/${number}`);
  expect(/data-payment-state="[^"]*"[^>]*>([^<]*)</.exec(page.text)?.[1]).toBe(desk);
  if (state !== 'paid' && isOnline(method)) return;
  await changeOrder(database.context, 'hand-over', number, { ...staff, parts: [{ position: 1 }] });
  const [invoice] = await drawnRows(database, number, 1);
  const xml = xmlIn(invoice?.pdf ?? Buffer.alloc(0));
  const terms = /<ram:SpecifiedTradePaymentTerms>[\s\S]*?<\/ram:SpecifiedTradePaymentTerms>/.exec(xml)?.[0];
  expect(terms).toContain(paymentTerms[method].name);
  expect(terms).toMatch(state === 'paid' ? /ist bezahlt/ : /Offen ist der Betrag/);
  expect(/überweis/i.test(terms ?? '')).toBe(isTransfer(method) && state === 'open');
});

it.each(['paid', 'pending', 'lost', 'silent'])(
  'a debit that is %s: the second click on its button leads to the same page',
  async (fate) => {
    const { visitor, mandate, end, number } = await byDebit(fate);
    expect(end.path).toContain('/checkout/danke/');
    const again = await visitor.press(mandate, 'Mandat erteilen und bezahlen', { zustimmung: 'on' });
    expect(again.path).toBe(end.path);
    expect((await stored(number)).states).toHaveLength(1);
  },
);

it.each([
  ['sepa', () => byDebit('silent')],
  ['kreditkarte', cardUnderWay],
] as const)(
  '%s under way is told as such on page, link and desk, and never as missing',
  async (method, make) => {
    const { visitor, number = '' } = await make();
    const { id, states } = await stored(number);
    expect([await payone.state(number), states]).toEqual(['open', ['capturing']]);
    const { pending, open: missing } = paymentWords[method];
    const thanks = await visitor.open(SHOP + thanksPath('kauf', id));
    const linked = await new Visitor(shop).open(linkIn(await confirmationOf(number)));
    for (const page of [thanks, linked]) {
      const text = mainOf(page.text);
      expect(text).toContain(pending.step);
      expect(text).toContain('Bitte zahlen Sie nicht noch einmal');
      for (const words of [missing.step, missing.when, 'noch nicht bezahlt'])
        expect(text).not.toContain(words);
      expect(page.text).not.toMatch(/href="[^"]*\/bezahlen/);
    }
    expect(mainOf(thanks.text)).toContain(pending.when);
    const desk = await petra.open(`${SHOP}/tresen/bestellungen/${number}`);
    expect(/data-payment-state="[^"]*"[^>]*>([^<]*)</.exec(desk.text)?.[1]).toBe(pending.desk);
  },
);

it('an order that was paid since it was read is never offered to pay', async () => {
  const { at, number = '', visitor } = await byCard();
  const known = await findOrderByNumber(database.context, number);
  await visitor.open(await decide(at, 'approve'));
  await isState(number, 'paid');
  const standing = await paymentStanding(database.context, known ?? expect.fail());
  expect([known?.paymentState, standing.order.paymentState]).toEqual(['open', 'paid']);
  expect(payOffer(standing, '/bezahlen')).toEqual({ payPath: undefined, isPaying: false });
});

it('a card that the bank has approved is under way before the job takes the money', async () => {
  const { at, number = '', visitor } = await byCard('pending');
  await visitor.open(await decide(at, 'approve'));
  await isState(number, 'pending');
  const { id } = await stored(number);
  await database.query(`update payments set state = 'redirected' where subject = 'order:' || $1`, [id]);
  await database.query(`update orders set payment_state = 'open' where id = $1`, [id]);
  const thanks = await visitor.open(SHOP + thanksPath('kauf', id));
  expect(mainOf(thanks.text)).toContain(paymentWords.kreditkarte.pending.step);
  expect(mainOf(thanks.text)).not.toContain('noch nicht bezahlt');
  await database.query(`update payments set state = 'pending' where subject = 'order:' || $1`, [id]);
  await database.query(`update orders set payment_state = 'pending' where id = $1`, [id]);
});

it('who was promised word of a payment gets it, with the way to pay again', async () => {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  const { at, last } = await approved(visitor, sandbox, 'review', { tyre: code });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  const number = orderNumber(page);
  expect(textOf(page.text)).toContain(paymentWords.paypal.pending.step);
  await sandbox.end(at, 'DECLINED');
  await settlePayments(after(61), providers);
  const mail = await vi.waitFor(
    async () => {
      const [found] = await payone.mailsOf(number, 'Zahlung abgelehnt');
      if (!found) throw new Error('no mail');
      return found;
    },
    { timeout: 15_000, interval: 200 },
  );
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('Noch einmal oder anders bezahlen');
    expect(text).not.toMatch(/überweis/i);
  }
  expect(mail.text).toContain(paymentWords.paypal.failed.step);
  const [, link = ''] = /http\S*(\/muster\/bestellung\/[^\s/]+\/bezahlen)/.exec(mail.text) ?? [];
  const paying = await new Visitor(shop).open(link);
  expect(mainOf(paying.text)).toMatch(/Mit PayPal bezahlen.*Oder bezahlen Sie auf einem anderen Weg/s);
});

it('nobody who pays in another way is told of a transfer when the order ends', async () => {
  const { visitor, number } = await open('abholung');
  const { id } = await stored(number);
  const asked = await visitor.open(`${SHOP}/checkout/stornieren/${id}`);
  expect(mainOf(asked.text)).toContain('Haben Sie schon bezahlt');
  const done = await visitor.press(asked, 'Stornierung bestätigen');
  expect(done.status).toBe(200);
  const [mail] = await vi.waitFor(
    async () => {
      const mails = await payone.mailsOf(number, 'Storniert');
      expect(mails).toHaveLength(1);
      return mails;
    },
    { timeout: 15_000, interval: 200 },
  );
  for (const text of [asked.text, mail?.text]) expect(text).not.toMatch(/überwies/i);
});
