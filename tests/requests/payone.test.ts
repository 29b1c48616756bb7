import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { endHolds } from '~/domain/orders/end-holds.server';
import { writePaymentMail } from '~/domain/orders/payment-mails.server';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { textOf } from '../support/html-forms';
import { CARD, decide, IBAN, openPayone } from '../support/payone';
import { Visitor } from '../support/visitor';

const { database, origin, shop, control, providers, after, stored, ordered, byDebit, leave, state, mailsOf } =
  await openPayone();

it('a debit is announced with its sum, day, mandate and creditor, unless it was refused', async () => {
  const { number } = await byDebit('pending');
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

it('a debit that has come is not announced any more', async () => {
  const { number } = await byDebit();
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  const { id } = await stored(number);
  const paymentId = await database.value(`select id from payments where subject = 'order:${id}'`);
  // The shop's job may have run before the money came.
  await database.query(`delete from mails where subject_key = 'payment-debit ' || $1`, [paymentId]);
  await writePaymentMail(database.context, { kind: 'debit', paymentId }, () => undefined);
  expect(await mailsOf(number, 'Lastschrift angekündigt')).toEqual([]);
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
  const answer = await visitor.press(page, 'Weiter zum Mandat', form);
  expect(answer.status).toBe(status);
  expect(textOf(answer.text)).toContain(words);
});

it('a mandate counts only if it is agreed to, and is the one that was shown', async () => {
  const { visitor, page, number } = await ordered('sepa');
  const form = { inhaber: 'Eva Berg', iban: IBAN };
  const mandate = await visitor.press(page, 'Weiter zum Mandat', form);
  const unticked = await visitor.press(mandate, 'Mandat erteilen und bezahlen');
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
  const thanks = await visitor.press(end, 'Vorkasse');
  expect(thanks.path).toContain('/checkout/danke/');
  expect(await stored(number)).toMatchObject({ payment: 'vorkasse', states: ['declined'], held_until: null });
  await vi.waitFor(async () => {
    const [mail] = await mailsOf(number, 'Bankverbindung');
    expect(mail?.text).toContain(`Verwendungszweck: ${number}`);
    expect(mail?.text).toMatch(/IBAN: DE/);
    expect(mail?.html).toContain('<img src="cid:girocode.png"');
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
  const mandate = await visitor.press(page, 'Weiter zum Mandat', form);
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
  const at = await leave(visitor, page, { aktion: 'karte', karte: CARD });
  const back = await visitor.open(await decide(at, 'decline'));
  expect(back.path).toContain('zahlung=abgebrochen');
  expect(textOf(back.text)).toMatch(/abgelehnt|nicht zustande gekommen/);
  await vi.waitFor(async () => expect((await stored(number)).states).toEqual(['declined']), 10_000);
  const again = await leave(visitor, page, { aktion: 'karte', karte: CARD });
  const elsewhere = await new Visitor(shop).open(await decide(again, 'approve'));
  expect(elsewhere.status).toBe(200);
  expect(textOf(elsewhere.text)).toContain('wird Ihre Zahlung geprüft.');
  expect(elsewhere.text).not.toContain(number);
  await vi.waitFor(async () => expect(await state(number)).toBe('paid'), 10_000);
  expect((await stored(number)).states).toEqual(['declined', 'paid']);
});

it('cancelled at the bank: nothing moved, another online way can be chosen', async () => {
  const { visitor, page, number } = await ordered('kreditkarte');
  const at = await leave(visitor, page, { aktion: 'karte', karte: CARD });
  const back = await visitor.open(await decide(at, 'cancel'));
  expect(textOf(back.text)).toContain('Es wurde nichts abgebucht.');
  const other = await visitor.press(back, 'SEPA-Lastschrift');
  expect(other.path).toContain('/checkout/bezahlen/');
  expect(textOf(other.text)).toContain('IBAN');
  expect(await stored(number)).toMatchObject({ payment: 'sepa', fulfilment: 'confirmed' });
});
