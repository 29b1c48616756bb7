import { beforeEach, describe, expect, it } from 'vitest';
import { addTyre, lastButton, order, orderNumber, toConfirmation } from '../support/buyer';
import { orderLines, setPrice, setStock, someTyre, stockOf } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);

const countOf = async (table: 'orders' | 'mails') =>
  Number(await database.value<string>(`select count(*) from ${table}`));

const stockNow = () => stockOf(database, tyre.id);

async function atLastPage(way: 'kauf' | 'reservierung' = 'kauf') {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 4);
  return { visitor, page: await toConfirmation(visitor, '/muster', way) };
}

const confirm = ({ visitor, page }: Awaited<ReturnType<typeof atLastPage>>, fields = {}) =>
  visitor.press(page, lastButton.kauf, { agb: 'on', ...fields });

beforeEach(async () => {
  await database.query('delete from orders');
  await database.query('delete from mails');
  await setPrice(database, tyre.id, tyre.cents);
  await setStock(database, tyre.id, { here: 3, central: 10 });
});

it('takes the location’s own stock first, then the central warehouse’s', async () => {
  await confirm(await atLastPage());
  expect(await stockNow()).toEqual({ here: 0, central: 9 });
  expect(await orderLines(database)).toMatchObject([{ taken: { here: 3, central: 1 } }]);
});

it('thanks with a ticket: what comes when, and the transfer for banking apps; no script is loaded', async () => {
  const page = await confirm(await atLastPage());
  const way = textOf(/<ol[^>]*aria-label="Wie es weitergeht"[\s\S]*?<\/ol>/.exec(page.text)?.[0] ?? '');
  expect(way).toMatch(
    /^Bestellung eingegangen heute, .* Überweisung bis .* Abholung in Kiel nach Zahlungseingang/,
  );
  const overview = (html: string) => /<h2[^>]*>Übersicht<\/h2>[\s\S]*?<\/ul>/.exec(html)?.[0];
  expect(overview(page.text)).toMatch(/<li[^>]*>(<picture>.*?)?<img [^>]*bilder\/[^>]*alt=""/);
  expect(page.text).toMatch(/<svg role="img" aria-label="GiroCode[^>]*><path d="M\d+ \d+h\d+v1h-\d+z/);
  // The button that copies the IBAN has the only one.
  expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script>']);
});

describe('nothing is ordered', () => {
  it('before the terms are confirmed', async () => {
    const last = await atLastPage();
    const page = await last.visitor.press(last.page, lastButton.kauf);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain('Bitte bestätigen Sie die AGB und die Widerrufsbelehrung.');
    const box = /<input[^>]*name="agb"[^>]*>/.exec(page.text)?.[0];
    expect(box).toMatch(/aria-invalid="true".*aria-describedby="agb-error"/);
    expect(page.text).toMatch(/<p id="agb-error"[^>]*>Bitte bestätigen Sie/);
    const odd = await confirm({ ...last, page }, { agb: '1' });
    expect([odd.status, odd.text.includes('Bitte setzen Sie den Haken noch einmal.')]).toEqual([400, true]);
    expect([await countOf('orders'), await stockNow()]).toEqual([0, { here: 3, central: 10 }]);
    expect((await confirm({ ...last, page })).status).toBe(200);
  });

  it.each(['1', '0', '99999999'])(
    'for a sum of %s cents that was never shown: it is shown again',
    async (summe) => {
      const last = await atLastPage();
      const page = await confirm(last, { summe });
      expect(page.status).toBe(409);
      expect(textOf(page.text)).toContain('Die Summe hat sich inzwischen geändert.');
      expect(await countOf('orders')).toBe(0);
      expect(orderNumber(await confirm({ ...last, page }))).toBeDefined();
      const totalCents = await database.value<number>('select total_cents from orders');
      expect(totalCents).toBe(4 * tyre.cents);
    },
  );

  it.each(['', '-1', '1.5', 'NaN', '1e3', '99999999999999'])('for the sum "%s": 400', async (summe) => {
    expect((await confirm(await atLastPage(), { summe })).status).toBe(400);
    expect(await countOf('orders')).toBe(0);
  });

  it('at a price that changed: the new one is shown and can then be confirmed', async () => {
    const last = await atLastPage();
    await setPrice(database, tyre.id, 12_345);
    const page = await confirm(last);
    expect([page.status, await countOf('orders')]).toEqual([409, 0]);
    expect(readForm(page.text, { button: lastButton.kauf }).fields.summe).toBe(String(4 * 12_345));
    const thanks = await confirm({ ...last, page });
    expect([thanks.status, await countOf('orders')]).toEqual([200, 1]);
    expect(thanks.text).toContain(`data-cents="${4 * 12_345}"`);
  });

  it.each([
    [2, 1, 'sind nur noch 3 Stück da'],
    [0, 0, 'ist leider gerade ausverkauft worden'],
  ])('when %d here and %d elsewhere are left: nothing is taken', async (here, central, words) => {
    const last = await atLastPage();
    await setStock(database, tyre.id, { here, central });
    const page = await confirm(last);
    expect(page.status).toBe(409);
    expect(textOf(page.text)).toContain(words);
    expect(page.text).toMatch(/role="alert"/);
    expect([await countOf('orders'), await stockNow()]).toEqual([0, { here, central }]);
    expect(cartOf(await last.visitor.open('/muster/warenkorb')).lines).toMatchObject([{ quantity: 4 }]);
  });

  it.each([
    [2, 1, 'sind nur noch 3 Stück da'],
    [0, 0, 'ist leider gerade ausverkauft worden'],
  ])('when %d here and %d elsewhere are left, as each step says', async (here, central, words) => {
    const { visitor } = await atLastPage();
    await setStock(database, tyre.id, { here, central });
    for (const step of ['adresse', 'zahlung', 'bestaetigungKauf']) {
      const page = await visitor.open(`/muster/checkout/${step}`);
      expect([page.path, page.status]).toEqual([`/muster/checkout/${step}`, 200]);
      expect(textOf(page.text)).toContain(words);
      expect(page.text).toContain('href="/muster/warenkorb">Zum Warenkorb');
    }
    expect((await visitor.open('/muster/initiateCheckout')).path).toBe('/muster/warenkorb');
    await setStock(database, tyre.id, { here: 3, central: 10 });
    expect(textOf((await visitor.open('/muster/checkout/adresse')).text)).not.toContain('Zum Warenkorb');
  });

  it('of a cart that is another visitor’s', async () => {
    const mine = await atLastPage();
    const { page } = await atLastPage();
    const { vorgang = '' } = readForm(page.text, { button: lastButton.kauf }).fields;
    expect((await confirm(mine, { vorgang })).path).toBe('/muster/warenkorb');
    expect(await countOf('orders')).toBe(0);
  });
});

it('the button pressed again makes one order, the same page, and one mail to each side', async () => {
  const last = await atLastPage();
  const both = await Promise.all([confirm(last), confirm(last)]);
  const third = await confirm(last);
  expect(new Set([...both, third].map((page) => `${page.status} ${page.path}`)).size).toBe(1);
  expect(orderNumber(third)).toBeDefined();
  expect([await countOf('orders'), await countOf('mails')]).toEqual([1, 2]);
  expect(await stockNow()).toEqual({ here: 0, central: 9 });
});

describe('the thank-you page', () => {
  it('is for nobody but who ordered', async () => {
    const last = await atLastPage();
    const { path } = await confirm(last);
    expect((await new Visitor(shop).open(path)).status).toBe(404);
    const stranger = new Visitor(shop);
    await addTyre(stranger, '/muster', tyre.id, 1);
    expect((await stranger.open(path)).status).toBe(404);
    expect((await last.visitor.open(path.replace('/muster/', '/standard/'))).status).toBe(404);
    const asReservation = path.replace('danke/', 'dankeFuerReservierung/');
    expect((await stranger.open(asReservation)).status).toBe(404);
    expect((await last.visitor.open(asReservation)).path).toBe(path);
    expect((await last.visitor.open(path)).status).toBe(200);
  });

  it('without an id shows the latest own order', async () => {
    const visitor = new Visitor(shop);
    const numbers: unknown[] = [];
    for (const way of ['reservierung', 'kauf', 'kauf'] as const) {
      await addTyre(visitor, '/muster', tyre.id, 1);
      numbers.push(orderNumber(await order(visitor, '/muster', way)));
    }
    expect(orderNumber(await visitor.open('/muster/checkout/danke'))).toBe(numbers[2]);
    expect(orderNumber(await visitor.open('/muster/checkout/dankeFuerReservierung'))).toBe(numbers[0]);
  });

  it.each(['1', "'", 'x'.repeat(2_000), '00000000-0000-0000-0000-000000000000', '%00'])(
    '%.40s is no order',
    async (id) => {
      const { visitor } = await atLastPage();
      const { status } = await visitor.open(`/muster/checkout/danke/${id}`);
      expect(status).toBe(id === '%00' ? 400 : 404);
    },
  );
});

describe('a step of the checkout without a cart', () => {
  const steps = ['initiateCheckout', 'checkout/adresse', 'checkout/zahlung', 'checkout/bestaetigungKauf'];

  it.each(['kauf', 'reservierung'] as const)('leads to the %s of the last hour', async (way) => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 1);
    const { path } = await order(visitor, '/muster', way);
    for (const step of steps) expect((await visitor.open(`/muster/${step}`)).path, step).toBe(path);
    const sent = 'Weiter';
    await addTyre(visitor, '/muster', tyre.id, 1);
    const choice = await visitor.open('/muster/initiateCheckout');
    expect(choice.path).toBe('/muster/initiateCheckout');
    await visitor.press('/muster/warenkorb', 'Entfernen');
    expect((await visitor.press(choice, sent, { weg: way })).path).toBe(path);
  });

  it('leads to the cart after that hour, for a cancelled order, at another location, and for anybody else', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 1);
    await order(visitor, '/muster', 'reservierung');
    expect((await visitor.open('/standard/checkout/kontakt')).path).toBe(
      '/standard/warenkorb?abgemeldet=contact',
    );
    expect((await new Visitor(shop).open('/muster/checkout/kontakt')).path).toBe(
      '/muster/warenkorb?abgemeldet=contact',
    );
    await database.query("update orders set placed_at = placed_at - interval '61 minutes'");
    expect((await visitor.open('/muster/checkout/kontakt')).path).toBe(
      '/muster/warenkorb?abgemeldet=contact',
    );
    await database.query("update orders set placed_at = now(), fulfilment = 'lapsed'");
    expect((await visitor.open('/muster/checkout/kontakt')).path).toBe(
      '/muster/warenkorb?abgemeldet=contact',
    );
  });
});

describe('another location', () => {
  const choose = (visitor: Visitor, standort: string) =>
    visitor.post('/muster/checkout/standortAuswahl', { standort });

  it('takes the cart along, and what lies there already is added to', async () => {
    const { visitor } = await atLastPage();
    await addTyre(visitor, '/standard', tyre.id, 1);
    const page = await choose(visitor, 'standard');
    expect(page.path).toMatch(/^\/standard\/checkout\/bestaetigung/);
    expect(cartOf(await visitor.open('/standard/warenkorb')).lines).toMatchObject([{ quantity: 5 }]);
    expect(cartOf(await visitor.open('/muster/warenkorb')).lines).toEqual([]);
  });

  it('offers what lies in the cart elsewhere, and fetches it', async () => {
    const { visitor } = await atLastPage();
    const there = await visitor.open('/standard/warenkorb');
    expect(there.text).toContain('Autohaus Muster, Kiel liegen 4 Stück');
    const moved = await visitor.press(there, 'Warenkorb übernehmen', { standort: 'muster' });
    expect(cartOf(moved).lines).toMatchObject([{ quantity: 4 }]);
    expect(moved.text).not.toContain('Warenkorb übernehmen');
    const wrong = { aktion: 'mitnehmen', standort: 'efa' };
    expect((await visitor.post('/standard/warenkorb', wrong)).status).toBe(400);
    const nowhere = await visitor.post('/standard/warenkorb', { aktion: 'mitnehmen' });
    expect(nowhere.text).toContain('Diesen Standort gibt es nicht.');
  });

  it.each(['efa', 'noa-kiel', '', 'https://evil.example', '../x'])(
    '%s is none of this host: 400',
    async (url) => {
      const { visitor } = await atLastPage();
      const page = await choose(visitor, url);
      expect(page.status).toBe(400);
      expect(textOf(page.text)).toContain('Diesen Standort gibt es nicht.');
    },
  );
});
