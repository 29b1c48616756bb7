import { afterEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { lastButton, orderNumber } from './buyer';
import { setStock, someTyre } from './catalogue';
import { textOf } from './html-forms';
import { expectNothingLost } from './money';
import type { MailRow } from './order-mails';
import { sandboxProviders, storedOrder, toPayment } from './paying';
import { payingShop } from './paying-shop';
import { Visitor } from './visitor';

export const SHOP = '/standard';

/** A stand-in for a card's number. */
export const CARD = '9410010000111111111';

export const IBAN = 'DE89370400440532013000';

export async function decide(at: string, decision: string) {
  const body = new URLSearchParams({ entscheidung: decision });
  const answer = await fetch(at, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.pathname + back.search;
}

export async function openPayone() {
  const { database, sandbox, shop } = await payingShop();
  const origin = `http://localhost:${sandbox.port}`;
  const control = (query: string) => fetch(`${origin}/payone/control?${query}`, { method: 'POST' });
  await control(`notify=http://localhost:${shop.port}/api/v1/webhooks/payone`);
  const { id: code } = await someTyre(database);
  const providers = sandboxProviders(sandbox, database);

  const after = (minutes: number) => ({
    ...database.context,
    now: () => new Date(Date.now() + minutes * 60_000),
  });

  // A job of the shop may settle a payment between two of its questions.
  afterEach(() => vi.waitFor(() => expectNothingLost(database), { timeout: 10_000, interval: 500 }));
  const stored = (number: string | undefined) => storedOrder(database, number);

  /** @returns the page where the order is paid */
  async function ordered(method: string) {
    const visitor = new Visitor(shop);
    await setStock(database, code, { here: 9 }, 'standard');
    const last = await toPayment(visitor, SHOP, { tyre: code, method });
    const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
    expect(page.path, textOf(page.text).slice(0, 4_000)).toContain('/checkout/bezahlen/');
    return { visitor, page, number: orderNumber(page) };
  }

  async function byDebit(fate = 'paid', iban = IBAN) {
    const { visitor, page, number } = await ordered('sepa');
    const mandate = await visitor.press(page, 'Weiter zum Mandat', { inhaber: 'Eva Berg', iban });
    await control(`fate=${fate}`);
    const button = 'Mandat erteilen und bezahlen';
    const end = await visitor.press(mandate, button, { zustimmung: 'on' });
    return { visitor, page, mandate, end, number };
  }

  /** @returns where the shop leads to */
  async function leave(visitor: Visitor, page: { path: string }, form: Record<string, string>) {
    const { status, headers } = await visitor.send({ path: page.path, form });
    expect(status).toBe(303);
    return headers.location ?? '';
  }

  /** @returns the bank's page, where the card is approved */
  async function byCard(fate = 'paid') {
    const { visitor, page, number } = await ordered('kreditkarte');
    await control(`fate=${fate}`);
    const at = await leave(visitor, page, { aktion: 'karte', karte: CARD });
    return { visitor, page, at, number };
  }

  /** What the provider was asked for after the approval of an order's payments, the oldest first. */
  async function reserved(number: string | undefined) {
    const { references } = await stored(number);
    const asked = references.map(async (reference) => {
      const { captures, isReleased } = z
        .object({ captures: z.number(), isReleased: z.boolean() })
        .parse(await (await control(`reference=${reference}`)).json());
      return { captures, isReleased };
    });
    return Promise.all(asked);
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

  return {
    database,
    origin,
    sandbox,
    shop,
    control,
    code,
    providers,
    after,
    stored,
    ordered,
    byDebit,
    byCard,
    reserved,
    leave,
    state,
    mailsOf,
  };
}
