import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

type Hit = Record<string, string>;
const received: { path: string; headers: http.IncomingHttpHeaders; hits: Hit[] }[] = [];
let answer: 'takes' | 'fails' | 'hangs' | 'redirects' = 'takes';
const matomo = http.createServer((incoming, response) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    if (answer === 'hangs') return;
    if (answer === 'fails') return response.writeHead(500).end();
    if (answer === 'redirects') return response.writeHead(302, { location: '/elsewhere' }).end();
    const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as { requests: string[] };
    const hits = requests.map((query) => Object.fromEntries(new URLSearchParams(query)));
    received.push({ path: incoming.url ?? '', headers: incoming.headers, hits });
    response.end('{"status":"success"}');
  });
});
await new Promise<void>((resolve) => matomo.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  matomo.closeAllConnections();
  matomo.close();
});

const database = await freshDatabase();
const address = `http://localhost:${(matomo.address() as AddressInfo).port}/zaehlen`;
await database.query(
  `update hosts set matomo_url = '${address}', matomo_site_id = '7' where hostname = 'localhost'`,
);
await database.query(
  `update locations set storefront = storefront || '{"countsOnServer": true}' where url = 'muster'`,
);
const tyre = await someTyre(database, 'here > 4');
const shop = await startShop({ DATABASE_URL: database.url });
const all = () => received.flatMap(({ hits }) => hits);
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const get = (path: string, headers = {}) =>
  request({ port: shop.port, path, headers: { ...BROWSER, ...headers } });

/** Until the shop has sent what it counted. */
async function counted(): Promise<Hit[]> {
  await wait(2_600);
  return all();
}

beforeEach(() => {
  received.length = 0;
  answer = 'takes';
});

it('page views are counted without cookie, address and browser', async () => {
  await get('/muster/reifen?breite=205', { cookie: 'unbekannt=1' });
  await get('/muster/search?q=dachbox%20schwarz');
  const hits = await counted();
  expect(hits.map(({ dimension8, search }) => [dimension8, search])).toEqual([
    ['/reifen', undefined],
    ['/search', 'dachbox schwarz'],
  ]);
  const [{ path, headers } = { path: '', headers: {} }] = received;
  expect(path).toBe('/zaehlen/matomo.php');
  expect(headers.cookie).toBeUndefined();
  expect(headers['user-agent']).not.toContain('Firefox');
  expect(hits[0]).toMatchObject({
    idsite: '7',
    rec: '1',
    url: `http://localhost:${shop.port}/muster/reifen`,
    dimension2: 'muster',
    new_visit: '1',
  });
  expect(JSON.stringify(hits)).not.toMatch(/127\.0\.0\.1|Firefox|breite/);
  expect(new Set(hits.map(({ _id }) => _id)).size).toBe(hits.length);
  expect(Object.keys(hits[0] ?? {})).not.toEqual(expect.arrayContaining(['cip', 'ua', 'uid', 'cid', 'res']));
});

it('neither robots, errors, files, forms nor the desk are counted, nor other locations', async () => {
  await get('/muster/reifen', { 'user-agent': 'Googlebot/2.1' });
  await get('/muster/gibt-es-nicht');
  await get('/muster/bilder/artikel.svg');
  await get('/api/v1/hosts');
  await get('/muster/tresen');
  await get('/hafen/reifen');
  expect(await counted()).toEqual([]);
});

it("a browser's router is counted when it goes to another page, not when it refreshes one", async () => {
  const from = (path: string) => ({ referer: `http://localhost:${shop.port}${path}` });
  await get('/muster/alufelgen.data', from('/muster/reifen'));
  await get('/muster/alufelgen.data', from('/muster/alufelgen'));
  await get('/muster/alufelgen.data');
  // A script takes the header of who signed in from the page.
  await get('/muster/alufelgen', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' });
  expect((await counted()).map(({ dimension8 }) => dimension8)).toEqual(['/alufelgen']);
});

it('who agreed to be measured is counted by the script alone', async () => {
  const groups = encodeURIComponent('groups=C0001:1,C0002:1,C0003:0,C0004:0');
  const cookie = `OptanonConsent=${groups}; OptanonAlertBoxClosed=2026-01-01T00:00:00.000Z`;
  await get('/muster/reifen', { cookie });
  expect(await counted()).toEqual([]);
});

it('an order is counted once, and its shopper sees what was sent', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 1);
  const page = await order(visitor, '/muster', 'kauf', 'zaehlung@example.de');
  await visitor.open(page.path);
  const orders = (await counted()).filter(({ ec_id }) => ec_id !== undefined);
  expect(orders).toMatchObject([{ ec_id: orderNumber(page), dimension8: 'Einkauf', idgoal: '0' }]);
  expect(JSON.parse(orders[0]?.ec_items ?? '')).toEqual([
    [`tyre:${tyre.id}`, expect.any(String), 'Reifen', expect.any(Number), 1],
  ]);
  const sent = JSON.stringify(all());
  expect(sent).toContain('/checkout/danke/:orderId');
  expect(sent).not.toContain('zaehlung@');
  expect(sent).not.toContain(page.path);
  const shown = textOf((await visitor.open('/muster/datenschutz/messung')).text);
  expect(shown).toContain(orderNumber(page));
  expect(shown).toContain('/checkout');
  const other = textOf((await new Visitor(shop).open('/muster/datenschutz/messung')).text);
  expect(other).toContain('Ihr Browser hat von uns kein Cookie');
  expect(other).not.toContain(orderNumber(page));
  await counted();
});

it.each(['fails', 'redirects', 'hangs'] as const)(
  'a Matomo that %s keeps no page waiting, and gets the views later',
  async (how) => {
    answer = how;
    const started = performance.now();
    await get('/muster/alufelgen');
    expect(performance.now() - started).toBeLessThan(2_000);
    await wait(2_600);
    expect(all()).toEqual([]);
    answer = 'takes';
    await expect
      .poll(() => all().map(({ dimension8 }) => dimension8), { timeout: 20_000 })
      .toEqual(['/alufelgen']);
    shop.newErrors();
  },
);

it('the privacy page names it, and elsewhere there is no such page', async () => {
  expect(textOf((await get('/muster/datenschutz')).text)).toContain('Was unser Server ohne Cookies zählt');
  expect(textOf((await get('/hafen/datenschutz')).text)).not.toContain('ohne Cookies zählt');
  expect((await get('/hafen/datenschutz/messung')).status).toBe(404);
  expect((await get('/muster/datenschutz/messung')).headers['cache-control']).toContain('no-store');
});
