import { expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { addTyre } from '../support/buyer';
import { setStock, someTyre, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const [first = '', second = ''] = (await someTyres(database, 2)).map((row) => row.id);
const list = '/muster/reifen';

const remember = (visitor: Visitor, id: string) =>
  visitor.post('/muster/merkliste', { aktion: 'merken', artikel: `tyre:${id}` });

async function someoneWith(tyreId: string, quantity: number) {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyreId, quantity);
  return visitor;
}

const numbersOf = (text: string) =>
  /Merkliste (\d+) Artikel Warenkorb (\d+) Stück/.exec(textOf(text))?.slice(1).map(Number);

/** What hydration starts from: the session as JSON in the page's data, twice quoted. */
function sessionIn(html: string) {
  const quoted = /"session\\",\\"((?:[^"\\]|\\\\\\"|\\u00..)*)\\"/.exec(html)?.[1] ?? '';
  return JSON.parse(JSON.parse(`"${JSON.parse(`"${quoted}"`)}"`));
}

it('everybody with a session sees their own numbers and marks in pages that they share', async () => {
  const detail = `/muster/reifen/${first}`;
  const [one, two] = [await someoneWith(first, 2), await someoneWith(second, 3)];
  await remember(two, first);
  for (const path of [list, detail, list, detail]) {
    const [ofOne, ofTwo] = [await one.open(path), await two.open(path)];
    expect([numbersOf(ofOne.text), numbersOf(ofTwo.text)]).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sessionIn(ofTwo.text)).toMatchObject({ cart: { pieces: 3 }, wishes: [`tyre:${first}`] });
    for (const { headers } of [ofOne, ofTwo]) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
    }
  }
  const [ofOne, ofTwo] = [await one.open(detail), await two.open(detail)];
  expect(textOf(ofOne.text)).not.toContain('Gemerkt');
  expect(textOf(ofTwo.text)).toContain('Gemerkt');
});

it('a page is made once for all of them: what moves no tag stays as it was', async () => {
  const tyre = await someTyre(database, 'width = 225');
  await setStock(database, tyre.id, { here: 8 });
  const stockFor = async (visitor: Visitor) =>
    /(\d+) Stück in Kiel/.exec(textOf((await visitor.open(`/muster/reifen/${tyre.id}`)).text))?.[1];
  expect(await stockFor(await someoneWith(first, 1))).toBe('8');
  await setStock(database, tyre.id, { here: 5 });
  expect(await stockFor(await someoneWith(second, 1))).toBe('8');
});

it('a page is the same in every encoding, and brotli alone is answered as it is', async () => {
  const visitor = await someoneWith(first, 2);
  await remember(visitor, second);
  const inEncoding = (encoding: string) =>
    visitor.send({ path: list, headers: { 'accept-encoding': encoding } });
  const plain = await inEncoding('identity');
  expect(numbersOf(plain.text)).toEqual([1, 2]);
  for (const [accepted, sent] of [
    ['gzip, deflate, br, zstd', 'gzip'],
    ['gzip', 'gzip'],
    ['br', undefined],
  ] as const) {
    const answer = await inEncoding(accepted);
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, sent]);
    expect(Number(answer.headers['content-length'])).toBe(answer.raw.length);
    expect(answer.text).toBe(plain.text);
  }
  expect((await inEncoding('gzip')).raw.length).toBeLessThan(plain.raw.length / 4);
});

it('the sum in the header is that of the cart, also with a wheel that costs what its parts cost', async () => {
  const visitor = await someoneWith(first, 2);
  const wheelCode = await database.value<string>(`
    select code from articles join current_prices on article_id = id
     where articles.kind = 'complete-wheel' and is_sum and location_id is null and retired_at is null order by id limit 1`);
  const artikel = `complete-wheel:${wheelCode}`;
  await visitor.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel, menge: '4' });
  const { goods } = cartOf(await visitor.open('/muster/warenkorb'));
  expect(goods).toBeGreaterThan(0);
  expect(sessionIn((await visitor.open(list)).text).cart).toEqual({ pieces: 6, totalCents: goods });
});

it('the data of a click are filled in, too', async () => {
  const visitor = await someoneWith(first, 4);
  const { text } = await visitor.open('/muster/reifen.data');
  expect(text).toContain(String.raw`\"pieces\":4`);
  expect(text).not.toMatch(/\p{Co}/u);
});

it('who has signed in is shown so, and whoever shares the address is not', async () => {
  const customer = new Visitor(shop);
  await openAccount(database, customer, '/muster', 'teilt.seiten@example.de');
  const guest = await someoneWith(first, 1);
  for (const _again of [1, 2]) {
    expect((await customer.open(list)).text).toContain('Mein Konto');
    expect((await guest.open(list)).text).not.toContain('Mein Konto');
  }
  expect((await customer.open('/muster/account')).text).toContain('teilt.seiten@example.de');
});

it('pages of one visitor alone are never shared', async () => {
  const [one, two] = [await someoneWith(first, 2), await someoneWith(second, 3)];
  for (const path of ['/muster/warenkorb', '/muster/warenkorb?neu=1']) {
    expect((await one.open(path)).text).toContain(`/reifen/${first}`);
    expect((await two.open(path)).text).not.toContain(`/reifen/${first}`);
  }
});

it('a page that does not exist and a cookie that means nothing are answered as ever', async () => {
  const visitor = await someoneWith(first, 2);
  const missing = await visitor.open('/muster/gibt-es-nicht');
  expect([missing.status, numbersOf(missing.text)]).toEqual([404, [0, 2]]);
  const stranger = new Visitor(shop);
  stranger.cookies.set('radhaus', 'x'.repeat(128));
  expect(numbersOf((await stranger.open(list)).text)).toEqual([0, 0]);
});

it('nobody can bring a placeholder along', async () => {
  const visitor = await someoneWith(first, 2);
  const forged = encodeURIComponent('\uE000x\uE001data\uE002');
  const { text, status } = await visitor.open(`/muster/search?q=${forged}`);
  expect(status).toBeLessThan(500);
  expect(sessionIn(text)).toMatchObject({ cart: { pieces: 2 } });
});

it('own pages have the numbers and the way back of their visitor, though their header and footer are made once', async () => {
  const [one, two] = [await someoneWith(first, 2), await someoneWith(second, 3)];
  await remember(two, first);
  for (const query of ['', '?seite=2&art=a%2Fb', '?%22=%3Cb%3E']) {
    const address = `/warenkorb${query}`;
    const [ofOne, ofTwo] = [await one.open(`/muster${address}`), await two.open(`/muster${address}`)];
    expect([numbersOf(ofOne.text), numbersOf(ofTwo.text)]).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(decodeHtml(/name="seite" value="([^"]*)"/.exec(ofTwo.text)?.[1] ?? '')).toBe(address);
    expect(ofTwo.text).toContain(`href="/muster/fahrzeug?weiter=${encodeURIComponent(address)}"`);
    expect((await one.open(`/muster${address}`)).text).toBe(ofOne.text);
  }
  const marked = (html: string) => /<a[^>]* aria-current="page"[^>]*>/.exec(html)?.[0] ?? '';
  expect(marked((await one.open('/muster/merkliste')).text)).toContain('/muster/merkliste');
  expect(marked((await one.open('/muster/warenkorb')).text)).not.toContain('/muster/merkliste');
});

it("words that one visitor searched are in nobody else's header, on whatever page", async () => {
  const [one, two] = [await someoneWith(first, 2), await someoneWith(second, 3)];
  await one.post('/muster/suche?q=geheim', {});
  for (const page of [
    await two.post('/muster/suche?q=anderes', {}),
    await two.open('/muster/suche?q=anderes'),
    await two.open('/muster/warenkorb'),
  ])
    expect(page.text).not.toContain('geheim');
});
