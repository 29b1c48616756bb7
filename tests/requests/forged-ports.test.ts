import { expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const behindProxy = await startShop({ DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.0/8' });
const email = 'kundin-port@example.de';
await openAccount(database, new Visitor(shop), '/muster', email);

const FORGED = 1337;
const host = { host: `localhost:${FORGED}`, origin: `http://localhost:${FORGED}` };
const forwarded = { 'x-forwarded-host': `localhost:${FORGED}`, origin: `http://localhost:${FORGED}` };

const mailsTo = () =>
  database.query<{ text: string }>('select text from mails where recipient = $1 order by created_at desc', [
    email,
  ]);

it.each([
  ['a visitor', shop, host],
  ['a proxy that passes it on', behindProxy, forwarded],
])('a port that %s makes up is in no mail', async (_, { port }, headers) => {
  await database.query('delete from attempts');
  const before = (await mailsTo()).length;
  const answer = await request({ port, path: '/muster/passwort-vergessen', form: { email }, headers });
  expect(answer.status).toBeLessThan(400);
  await expect.poll(async () => (await mailsTo()).length).toBe(before + 1);
  const [mail] = await mailsTo();
  expect(mail?.text).toMatch(/http:\/\/localhost:\d+\/muster\//);
  expect(mail?.text).not.toContain(`:${FORGED}`);
});

it.each([
  '/muster',
  '/muster/reifen',
  '/muster/standorte',
  '/sitemap.xml',
  '/robots.txt',
  '/api/docs',
  '/api/v1/openapi.json',
])('nor in %s, which others may read from the cache', async (path) => {
  const ask = (headers = {}) => request({ port: shop.port, path, headers });
  const forged = await ask(host);
  expect(forged.status).toBe(200);
  expect(forged.text).not.toContain(`:${FORGED}`);
  expect((await ask()).text).not.toContain(`:${FORGED}`);
});

it('in production a shop without a proxy keeps the port that it is asked by, and no other', async () => {
  const production = { DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: 'production' };
  const direct = await startShop(production);
  const ask = (of: { port: number }, headers = {}) =>
    request({ port: of.port, path: '/muster/standorte', headers });
  const own = await ask(direct);
  expect(own.text).toContain(`rel="canonical" href="http://localhost:${direct.port}/muster/standorte"`);
  const forged = await ask(direct, host);
  expect(forged.text).not.toContain(`:${FORGED}`);
  expect(forged.text).not.toContain(`localhost:${direct.port}`);
  // Behind a proxy the port is the proxy's.
  const proxies: Record<string, string>[] = [
    { TRUSTED_PROXIES: '10.0.0.0/8' },
    { PUBLIC_ORIGIN_SCHEME: 'https' },
  ];
  for (const more of proxies) {
    const hidden = await startShop({ ...production, ...more });
    expect((await ask(hidden)).text).not.toContain(`localhost:${hidden.port}`);
  }
});
