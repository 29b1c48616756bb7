import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { changeFulfilment } from '~/domain/orders/change-fulfilment.server';
import { endHolds } from '~/domain/orders/end-holds.server';
import { settleOrder, settlePayments } from '~/domain/orders/settle-payment.server';
import { orders } from '~/domain/orders/tables';
import { textOf } from '../support/html-forms';
import { CARD, decide, IBAN, openPayone } from '../support/payone';

const { database, control, shop, providers, after, stored, ordered, byCard, reserved, leave, state } =
  await openPayone();

const taken = { captures: 1, isReleased: false };
const released = { captures: 0, isReleased: true };

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 100 });

const entries = (number: string | undefined) =>
  database.query<{ kind: string }>(
    `select kind from payment_events join orders on subject = 'order:' || orders.id where number = $1`,
    [number],
  );

/** What was reserved was given back, the order waits for no money, and its history has no failure. */
async function expectReleased(number: string | undefined, count = 1) {
  await until(async () => expect((await reserved(number))[count - 1]).toEqual(released));
  await until(async () => expect((await stored(number)).states[count - 1]).toBe('expired'));
  expect(await entries(number)).toEqual([]);
}

it.each(['paid', 'twice', 'reordered', 'lost'])(
  'a card whose messages are %s is taken once',
  async (fate) => {
    const { visitor, at, number } = await byCard(fate);
    const back = await visitor.open(await decide(at, 'approve'));
    expect(back.path).toMatch(/danke|bezahlen/);
    await until(async () => expect(await state(number)).toBe('paid'));
    expect(await stored(number)).toMatchObject({ states: ['paid'], receipts: 1, held_until: null });
    expect(await reserved(number)).toEqual([taken]);
  },
);

it('many questions at once take the money once', async () => {
  const { at, number } = await byCard('pending');
  const { id } = await stored(number);
  await decide(at, 'approve');
  await Promise.all([1, 2, 3, 4].map(() => settleOrder(database.context, providers, { id })));
  await until(async () => expect(await state(number)).toBe('pending'));
  const { references } = await stored(number);
  await control(`reference=${references[0]}&say=paid`);
  await until(async () => expect(await state(number)).toBe('paid'));
  expect(await reserved(number)).toEqual([taken]);
});

it('an approval after the order was cancelled is given back; money that comes all the same is held', async () => {
  const { at, number } = await byCard();
  await endHolds(after(61));
  expect((await stored(number)).fulfilment).toBe('cancelled');
  await decide(at, 'approve');
  await expectReleased(number);
  const { references } = await stored(number);
  await control(`reference=${references[0]}&say=cancelation`);
  shop.expectError('a payment is held');
  await control(`reference=${references[0]}&say=paid`);
  await until(async () => expect((await stored(number)).states).toEqual(['held']));
});

it('PayPal that was approved after a transfer was chosen is given back', async () => {
  const { visitor, page, number } = await ordered('paypal');
  const at = await leave(visitor, page, { aktion: 'paypal' });
  await visitor.press(await visitor.press(page.path, 'Zahlung beenden'), 'Vorkasse');
  await decide(at, 'approve');
  await expectReleased(number);
  expect(await stored(number)).toMatchObject({ payment: 'vorkasse', payment_state: 'open' });
});

it('a card that was approved while a debit is under way is given back', async () => {
  const { visitor, page, at, number } = await byCard();
  const debit = await visitor.press(await visitor.press(page.path, 'Zahlung beenden'), 'SEPA-Lastschrift');
  const mandate = await visitor.press(debit, 'Weiter zum Mandat', { inhaber: 'Eva Berg', iban: IBAN });
  await control('fate=pending');
  await visitor.press(mandate, 'Mandat erteilen und bezahlen', { zustimmung: 'on' });
  await until(async () => expect(await state(number)).toBe('pending'));
  await decide(at, 'approve');
  await until(async () => expect((await reserved(number))[0]).toEqual(released));
  await until(async () => expect((await stored(number)).states).toEqual(['expired', 'pending']));
  const { references } = await stored(number);
  await control(`reference=${references[1]}&say=paid`);
  await until(async () => expect(await state(number)).toBe('paid'));
  expect(await stored(number)).toMatchObject({ payment: 'sepa', receipts: 1 });
});

it('a card that was approved after a debit was chosen is given back', async () => {
  const { visitor, page, at, number } = await byCard();
  await visitor.press(await visitor.press(page.path, 'Zahlung beenden'), 'SEPA-Lastschrift');
  expect(await stored(number)).toMatchObject({ payment: 'sepa' });
  await decide(at, 'approve');
  await expectReleased(number);
  expect(await stored(number)).toMatchObject({ payment: 'sepa', payment_state: 'open' });
});

it('of two cards that are approved, one is taken', async () => {
  const { visitor, page, at, number } = await byCard();
  await visitor.press(page.path, 'Zahlung beenden');
  const second = await leave(visitor, page, { aktion: 'karte', karte: CARD });
  await Promise.all([decide(at, 'approve'), decide(second, 'approve')]);
  await until(async () => expect(await state(number)).toBe('paid'));
  await until(async () => expect((await stored(number)).states.toSorted()).toEqual(['expired', 'paid']));
  const asked = await reserved(number);
  expect(asked.toSorted((a, b) => a.captures - b.captures)).toEqual([released, taken]);
});

it('a sum that has changed meanwhile is not taken', async () => {
  const { at, number } = await byCard();
  const { id } = await stored(number);
  await database.query(`update orders set open_cents = open_cents - 1 where id = $1`, [id]);
  await decide(at, 'approve');
  await until(async () => expect(await reserved(number)).toEqual([released]));
  await database.query(`update orders set open_cents = open_cents + 1 where id = $1`, [id]);
});

it('a capture that nobody answers is never repeated, and ends with the order after three days', async () => {
  const { at, number } = await byCard('pending');
  await control('fate=vanished');
  await decide(at, 'approve');
  await until(async () => expect(await reserved(number)).toEqual([taken]));
  for (const minutes of [2, 4, 6]) await settlePayments(after(minutes), providers);
  await endHolds(after(61));
  expect(await stored(number)).toMatchObject({ fulfilment: 'confirmed', states: ['capturing'] });
  expect(await reserved(number)).toEqual([taken]);
  await settlePayments(after(4 * 24 * 60), providers);
  await endHolds(after(4 * 24 * 60));
  expect(await stored(number)).toMatchObject({ fulfilment: 'cancelled', states: ['expired'] });
});

it('a capture that is refused is a declined card: another way can be chosen', async () => {
  const { visitor, page, at, number } = await byCard('pending');
  await control('fate=refused');
  await decide(at, 'approve');
  await until(async () => expect((await stored(number)).states).toEqual(['declined']));
  const again = await visitor.open(page.path);
  expect(textOf(again.text)).toContain('abgelehnt');
  const thanks = await visitor.press(again, 'Vorkasse');
  expect(thanks.path).toContain('/checkout/danke/');
});

it('less money than was reserved is held', async () => {
  shop.expectError('a payment is held');
  const { at, number } = await byCard('less');
  await decide(at, 'approve');
  await until(async () => expect((await stored(number)).states).toEqual(['held']));
  expect(await state(number)).toBe('partly-paid');
});

it('an order that staff cancel before the approval owes nothing', async () => {
  const { at, number } = await byCard();
  const { id } = await stored(number);
  const actor = { type: 'staff' as const, id: 'Kasse' };
  await changeFulfilment(database.context, eq(orders.id, id), { kind: () => 'cancelled', actor });
  await decide(at, 'approve');
  await expectReleased(number);
});
