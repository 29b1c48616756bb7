import { expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { openOrders } from '../support/desk-orders';
import { textOf } from '../support/html-forms';

const { database, shop, staff, petra, placed, press } = await openOrders();
const central = await staff('leitung', null);

/** What stands before the button of a command in the fold around it; undefined: one click sends it. */
function askedBefore(html: string, command: string): string | undefined {
  const at = html.indexOf(`value="${command}"`);
  expect(at, command).toBeGreaterThan(0);
  const before = html.slice(0, at);
  const fold = before.lastIndexOf('<details');
  return fold > before.lastIndexOf('</details>') ? textOf(before.slice(fold)) : undefined;
}

it('an order is cancelled, and its money given back, after a question', async () => {
  const { at } = await placed();
  await press(at, 'Zahlung erfassen');
  const page = await petra.open(at);
  expect(askedBefore(page.text, 'cancel')).toMatch(/^Stornieren … .*bekommt eine E-Mail/);
  const cancelled = await press(at, 'Stornieren');
  expect(askedBefore(cancelled.text, 'refund')).toMatch(/^Erstatten … .*lässt sich nicht zurücknehmen/);
  const paid = await press(at, 'Erstatten');
  expect(textOf(paid.text)).toContain('Die Erstattung ist veranlasst.');
});

it('another amount is given back after a question, and a refusal unfolds it', async () => {
  const { at } = await placed();
  await press(at, 'Zahlung erfassen');
  const page = await central.open(at);
  expect(askedBefore(page.text, 'refund-amount')).toMatch(/^Anderen Betrag erstatten … /);
  const refused = await central.press(at, 'Anderen Betrag erstatten', { betrag: 'viel' });
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(/<details open=""><summary[^>]*>Anderen Betrag erstatten/);
});

it.each([
  ['Angebote', '/muster/tresen/angebote', 'end-offer'],
  ['Gutscheine', '/muster/tresen/gutscheine', 'end-coupon'],
  ['Schlüssel', '/muster/tresen/api-schluessel', 'revoke-key'],
  ['Webhooks', '/muster/tresen/webhooks', 'end-webhook'],
])('%s end after a question', async (_what, path, command) => {
  const token = await apiKey(database);
  await apiOf(shop)('POST', '/api/v1/subscriptions', {
    json: { url: 'https://example.com/ereignisse', types: ['order.placed'] },
    token,
  });
  const { text } = await central.open(path);
  expect(askedBefore(text, command)).toMatch(/ … .+\./);
});

it('what leads on asks nothing', async () => {
  const { at } = await placed();
  const { text } = await petra.open(at);
  for (const command of ['confirm', 'ready', 'paid']) expect(askedBefore(text, command)).toBeUndefined();
});
