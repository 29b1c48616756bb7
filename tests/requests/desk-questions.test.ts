import { expect, it } from 'vitest';
import { questionBefore } from '~/domain/desk/remedies';
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
  expect(refused.text).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Anderen Betrag erstatten/);
});

const textsIn = (html: string) =>
  [...html.matchAll(/<button[^>]* value="([\w-]+)"/g)].map(([, command = '']) => command);

it('each command that nothing takes back asks on its page', async () => {
  const { at } = await placed();
  const other = await placed();
  const token = await apiKey(database);
  await apiOf(shop)('POST', '/api/v1/subscriptions', {
    json: { url: 'https://example.com/ereignisse', types: ['order.placed'] },
    token,
  });
  const pages = [(await central.open(at)).text, (await central.open(other.at)).text];
  for (const button of ['Zahlung erfassen', 'Übergeben', 'Zurücknehmen', 'Erstatten']) {
    await press(at, button);
    pages.push((await central.open(at)).text);
  }
  for (const path of ['angebote', 'gutscheine', 'api-schluessel', 'webhooks', 'mitarbeiter', 'standort'])
    pages.push((await central.open(`/muster/tresen/${path}`)).text);
  const asking = new Set<string>();
  for (const html of pages)
    for (const command of new Set(textsIn(html))) {
      const asked = askedBefore(html, command);
      const question = questionBefore(command);
      if (question) asking.add(command);
      if (question) expect(asked, command).toContain(question);
    }
  expect([...asking].sort()).toEqual([
    'cancel',
    'end-coupon',
    'end-offer',
    'end-webhook',
    'refund',
    'refund-amount',
    'refund-done',
    'return',
    'revoke-key',
    'rotate-secret',
    'void-payment',
  ]);
});

it('what leads on asks nothing', async () => {
  const { at } = await placed();
  const { text } = await petra.open(at);
  for (const command of ['confirm', 'ready', 'paid']) expect(askedBefore(text, command)).toBeUndefined();
});
