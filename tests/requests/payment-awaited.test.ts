import { expect, it, vi } from 'vitest';
import { endHolds } from '~/domain/orders/end-holds.server';
import { textOf } from '../support/html-forms';
import { CARD, decide, openPayone } from '../support/payone';

const { control, after, stored, ordered, byCard, reserved, leave, state } = await openPayone();

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 100 });

const PAY =
  /<(?:a|button)[^>]*>(?:Jetzt bezahlen|Mit PayPal bezahlen|Noch einmal oder anders bezahlen|Vorkasse|SEPA-Lastschrift)</;

it.each(['kreditkarte', 'paypal'])(
  'while the answer to %s is missing, no page offers a second payment',
  async (method) => {
    const { visitor, page, number } = await ordered(method);
    const form: Record<string, string> =
      method === 'paypal' ? { aktion: 'paypal' } : { aktion: 'karte', karte: CARD };
    const at = await leave(visitor, page, form);
    const thanksPath = page.path.replace('/bezahlen/', '/danke/');
    for (const path of [page.path, thanksPath]) {
      const waiting = await visitor.open(path);
      expect(textOf(waiting.text)).toMatch(/wir warten auf die Antwort/i);
      expect(waiting.text).not.toMatch(PAY);
    }
    expect((await visitor.open(page.path)).text).toContain(at.replaceAll('&', '&amp;'));

    const old = await visitor.post(page.path, form);
    expect(old.status).toBe(409);
    expect(textOf(old.text)).toContain('ist schon eine Zahlung begonnen');
    const other = await visitor.post(page.path, { weg: 'vorkasse' });
    expect(other.status).toBe(409);
    expect(await stored(number)).toMatchObject({ payment: method, states: ['redirected'] });

    const back = await visitor.open(await decide(at, 'later'));
    expect(textOf(back.text)).toContain('warten auf die Antwort');
    expect(back.text).not.toMatch(PAY);
    await until(async () => expect(await state(number)).toBe('paid'));
    expect(await stored(number)).toMatchObject({ states: ['paid'], receipts: 1 });
    expect((await visitor.open(page.path)).path).toBe(thanksPath);
  },
);

it('a payment that the shopper ends is given back if it is approved all the same', async () => {
  const { visitor, page, at, number } = await byCard();
  const ended = await visitor.press(page.path, 'Zahlung beenden');
  expect(textOf(ended.text)).toContain('schon vorgemerkt ist, wird wieder freigegeben');
  expect(await stored(number)).toMatchObject({ states: ['expired'] });
  const thanks = await visitor.press(ended, 'Vorkasse');
  expect(thanks.path).toContain('/checkout/danke/');
  await decide(at, 'approve');
  await until(async () => expect(await reserved(number)).toEqual([{ captures: 0, isReleased: true }]));
  expect(await stored(number)).toMatchObject({ payment: 'vorkasse', payment_state: 'open', receipts: 0 });
});

it('cancelled at the provider: another way ends the first payment, and the page says so', async () => {
  const { visitor, at, number } = await byCard();
  const back = await visitor.open(await decide(at, 'cancel'));
  const thanks = await visitor.press(back, 'Vorkasse');
  expect(textOf(thanks.text)).toContain('schon vorgemerkt ist, wird wieder freigegeben');
  expect(await stored(number)).toMatchObject({ payment: 'vorkasse', states: ['expired'] });
});

it('the page of a payment that was cancelled begins no third one while the second is awaited', async () => {
  const { visitor, at, number } = await byCard();
  const back = await visitor.open(await decide(at, 'cancel'));
  await leave(visitor, back, { aktion: 'karte', karte: CARD });
  const third = await visitor.post(back.path, { aktion: 'karte', karte: CARD });
  expect(third.status).toBe(409);
  expect((await stored(number)).states).toEqual(['expired', 'redirected']);
});

it('a payment that was approved cannot be ended any more', async () => {
  const { visitor, page, at, number } = await byCard();
  const waiting = await visitor.open(page.path);
  await decide(at, 'approve');
  await until(async () => expect(await state(number)).toBe('paid'));
  const end = await visitor.press(waiting, 'Zahlung beenden');
  expect(end.path).toContain('/checkout/danke/');
  expect(await stored(number)).toMatchObject({ states: ['paid'], receipts: 1 });
});

it('an answer that never comes ends with the hour', async () => {
  const { page, number, visitor } = await byCard();
  await control('fate=paid');
  await endHolds(after(61));
  expect(await stored(number)).toMatchObject({ fulfilment: 'cancelled' });
  expect((await visitor.open(page.path)).path).toContain('/checkout/danke/');
});
