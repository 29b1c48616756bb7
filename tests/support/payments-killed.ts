import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, vi } from 'vitest';
import { endHolds } from '~/domain/orders/end-holds.server';
import { settlePayments } from '~/domain/orders/settle-payment.server';
import { lastButton } from './buyer';
import { setStock, someTyre } from './catalogue';
import { freshDatabase } from './fresh-database';
import { readForm } from './html-forms';
import { expectNothingLost } from './money';
import { approved, openSandbox, sandboxProviders, toPayment } from './paying';
import { CARD } from './payone';
import { launchShop } from './shop-process';
import { Visitor } from './visitor';

const database = await freshDatabase();
const sandbox = await openSandbox();
afterAll(() => sandbox.close());
const origin = `http://localhost:${sandbox.port}`;
const providers = sandboxProviders(sandbox, database);
const { id: code } = await someTyre(database);
const after = (minutes: number) => ({
  ...database.context,
  now: () => new Date(Date.now() + minutes * 60_000),
});

async function open() {
  const shop = await launchShop({ DATABASE_URL: database.url, ...sandbox.environment });
  const notify = `http://localhost:${shop.port}/api/v1/webhooks/payone`;
  await fetch(`${origin}/payone/control?notify=${notify}`, { method: 'POST' });
  return shop;
}

type Shop = Awaited<ReturnType<typeof open>>;

/** @returns the click that orders or pays */
async function paypalClick(shop: Shop) {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 3 });
  const { last } = await approved(visitor, sandbox, 'approve', { tyre: code });
  const { fields } = readForm(last.text, { button: lastButton.kauf });
  return () => visitor.send({ path: last.path, form: { ...fields, agb: 'on' } });
}

async function orderedBy(shop: Shop, method: string) {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 3 }, 'standard');
  const last = await toPayment(visitor, '/standard', { tyre: code, method });
  return { visitor, page: await visitor.press(last, lastButton.kauf, { agb: 'on' }) };
}

/** The bank's answer is told to a shop that takes the reserved money. */
async function cardClick(shop: Shop) {
  const { visitor, page } = await orderedBy(shop, 'kreditkarte');
  const { headers } = await visitor.send({ path: page.path, form: { aktion: 'karte', karte: CARD } });
  const body = new URLSearchParams({ entscheidung: 'approve' });
  return () => fetch(headers.location ?? '', { method: 'POST', body, redirect: 'manual' });
}

async function debitClick(shop: Shop) {
  const { visitor, page } = await orderedBy(shop, 'sepa');
  const account = { inhaber: 'Eva Berg', iban: 'DE89370400440532013000' };
  const mandate = await visitor.press(page, 'Weiter zum Mandat', account);
  const { fields } = readForm(mandate.text, { button: 'Mandat erteilen und bezahlen' });
  const form = { ...fields, zustimmung: 'on', aktion: 'lastschrift' };
  return () => visitor.send({ path: page.path, form });
}

const clicks = { PayPal: paypalClick, card: cardClick, debit: debitClick };

async function expectAllSettled(): Promise<void> {
  await expectNothingLost(database);
  const wrong = await database.query(`
    select number, fulfilment, payment_state, total_cents, received from orders, lateral (
      select coalesce(sum(amount_cents), 0)::int as received from payment_events
      where subject = 'order:' || orders.id and kind = 'received') as ledger
    where received not in (0, total_cents) or fulfilment = 'cancelled' and received > 0`);
  expect(wrong, 'orders that are paid twice, in part, or cancelled with their money').toEqual([]);
  const unknown = await database.query(
    "select id, state from payments where state in ('created', 'capturing') and subject like 'order:%'",
  );
  expect(unknown, 'payments that nobody knows the end of').toEqual([]);
}

/** Ends the shop ever later in a click that pays, and expects that no money is lost and none is taken twice. */
export async function killWhilePaying(name: keyof typeof clicks, rounds: number): Promise<void> {
  // The first one is not disturbed, and tells how long a click takes on this machine.
  let longestMs = Number.POSITIVE_INFINITY;
  let shop = await open();
  for (let round = 0; round <= rounds; round += 1) {
    const click: () => Promise<unknown> = await clicks[name](shop);
    const began = performance.now();
    const answer = click().catch(() => undefined);
    if (round === 0) {
      await answer;
      longestMs = 1.2 * (performance.now() - began);
    } else await wait((longestMs * (round - 0.5)) / rounds);
    await shop.kill9();
    await answer;
    shop = await open();
    let tries = 0;
    await vi.waitFor(
      async () => {
        tries += 1;
        // A debit that PAYONE was never asked for ends when no message can come any more.
        await settlePayments(after(tries < 40 ? tries * 2 : 4 * 24 * 60 + tries), providers);
        const [open] = await database.query(
          "select id from payments where state in ('capturing', 'pending') and subject like 'order:%'",
        );
        expect(open).toBeUndefined();
      },
      { timeout: 20_000, interval: 250 },
    );
  }
  await shop.stop();
  await endHolds(after(61));
  await expectAllSettled();
  const [count] = await database.query<{ orders: number; paid: number }>(
    "select count(*)::int as orders, count(*) filter (where payment_state = 'paid')::int as paid from orders",
  );
  expect(count?.orders).toBeGreaterThan(0);
}
