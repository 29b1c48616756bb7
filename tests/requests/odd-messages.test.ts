import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { openSandbox, toPaypal } from '../support/paying';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

/** A PayPal that answers a new order with anything. */
const paypal = { status: 201, body: '' };
const server = http.createServer((asked, answer) => {
  const isToken = asked.url?.endsWith('/oauth2/token');
  answer.writeHead(isToken ? 200 : paypal.status, { 'content-type': 'application/json' });
  answer.end(isToken ? JSON.stringify({ access_token: 'probe', expires_in: 3_600 }) : paypal.body);
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const PAYPAL = `http://localhost:${(server.address() as AddressInfo).port}`;

const database = await freshDatabase();
const sandbox = await openSandbox();
const shop = await startShop({ DATABASE_URL: database.url, ...sandbox.environment, PAYPAL_API: PAYPAL });

afterAll(() => {
  sandbox.close();
  server.close();
});

describe('a zero byte', () => {
  it.each([
    ['/muster/checkout/bestaetigungKaufPaypal?token=%00', 302],
    ['/muster/search?q=a%00b', 200],
    ['/muster/reifen?hersteller=%00', 400],
    ['/api/v1/SeoMetaData?standortUrl=muster&page=%00', 400],
  ])('in %s is answered with %i', async (path, status) => {
    expect((await request({ port: shop.port, path })).status).toBe(status);
  });

  it.each([
    ['bestellungen?suche=%00', 200],
    ['kunden?suche=%00', 200],
    ['termine/neu?anfrage=%00', 404],
    ['bestellungen.csv?suche=%00', 200],
  ])('at the desk in %s is answered with %i', async (path, status) => {
    const visitor = await openDesk(database, shop, 'leitung');
    expect((await visitor.open(`/muster/tresen/${path}`)).status).toBe(status);
  });

  const order = (id: string) => ({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } });
  const dispute = (id: string) => ({
    event_type: 'CUSTOMER.DISPUTE.CREATED',
    resource: { disputed_transactions: [{ seller_transaction_id: id }] },
  });
  it.each([
    ['an order', order('a\0b')],
    ['half a letter', order('\ud800')],
    ['more than an id', order('A'.repeat(100_000))],
    ['a dispute', dispute('a\0b')],
  ])('in a message of PayPal is answered with 400: %s', async (_, json) => {
    expect((await request({ port: shop.port, path: '/api/v1/webhooks/paypal', json })).status).toBe(400);
  });

  it.each(['txid', 'reference', 'param'])(
    'in the %s of a message of PAYONE is answered with 400',
    async (name) => {
      const form = {
        ...{ key: 'x', txaction: 'paid', txid: '1', reference: 'r', aid: '1', portalid: '1', mode: 'test' },
        ...{ currency: 'EUR', price: '1.00', param: 'p', [name]: 'a\0b' },
      };
      expect((await request({ port: shop.port, path: '/api/v1/webhooks/payone', form })).status).toBe(400);
    },
  );
});

describe('PayPal', () => {
  const made = (change: object) => JSON.stringify({ id: '5O190127TN364715T', status: 'CREATED', ...change });
  const approve = (href: string) => ({ links: [{ rel: 'approve', href }] });

  it.each([
    ['a page', 200, '<html>Service unavailable</html>'],
    ['nothing', 200, ''],
    ['null', 200, 'null'],
    ['a list', 200, '[]'],
    ['an id of another type', 201, made({ id: 1 })],
    ['an id that no column takes', 201, made({ id: 'a\0b', ...approve(`${PAYPAL}/pay`) })],
    ['no link', 201, made({})],
    ['a script as link', 201, made(approve('javascript:alert(1)'))],
    ['a link of another site', 201, made(approve('https://evil.example/'))],
    ['a link that is none', 201, made(approve('https://☃\r\nset-cookie: a=b'))],
    ['more than anybody reads', 200, `"${'a'.repeat(3_000_000)}"`],
    ['a redirect', 302, ''],
  ])('answers %s: the shopper is told, and no money moves', async (_, status, body) => {
    Object.assign(paypal, { status, body });
    const visitor = new Visitor(shop);
    const tyre = await someTyre(database);
    const page = await toPaypal(visitor, '/muster', { tyre: tyre.id });
    const answer = await visitor.send({ path: page.path, form: {} });
    expect(answer.status).toBe(503);
    expect(textOf(answer.text)).toContain('PayPal antwortet gerade nicht.');
  });

  it('leads to its page by a link with letters of all kinds', async () => {
    Object.assign(paypal, { status: 201, body: made(approve(`${PAYPAL}/zahlen?für=☃`)) });
    const visitor = new Visitor(shop);
    const tyre = await someTyre(database);
    const page = await toPaypal(visitor, '/muster', { tyre: tyre.id });
    const { status, headers } = await visitor.send({ path: page.path, form: {} });
    expect([status, headers.location]).toEqual([303, `${PAYPAL}/zahlen?f%C3%BCr=%E2%98%83`]);
  });
});

it.each([
  [
    '/muster/login',
    'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=1\r\n',
  ],
  ['/api/v1/webhooks/paypal', 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":'],
  ['/api/v1/auth/signin', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n'],
])('a client that leaves in the middle of its body for %s is no error of the shop', async (path, rest) => {
  const socket = net.connect(shop.port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${rest}`);
  await wait(200);
  socket.destroy();
  await wait(200);
});
