import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const MATOMO = 'https://zahlen.example';
const database = await freshDatabase();
await database.query("update hosts set matomo_url = $1, matomo_site_id = '7' where hostname = 'localhost'", [
  `${MATOMO}/matomo`,
]);
const shop = await startShop({ DATABASE_URL: database.url });

const chosen = (groups: string) => ({
  cookie: `OptanonConsent=groups=${groups}; OptanonAlertBoxClosed=2026-11-21T08:15:00.000Z`,
});
const get = (path: string, headers?: Record<string, string>) => request({ port: shop.port, path, headers });
const policyOf = (answer: Awaited<ReturnType<typeof get>>) =>
  String(answer.headers['content-security-policy']);

it.each([
  ['nobody', undefined],
  ['who allows the partner alone', chosen('C0001:1,C0003:1')],
])('%s gets a page without a byte of it', async (_, headers) => {
  for (const page of ['/muster', '/muster/reifen', '/muster/impressum']) {
    const answer = await get(page, headers);
    expect(answer.text).not.toMatch(/zahlen\.example|"siteId"|follow-consent/);
    expect(policyOf(answer)).not.toContain(MATOMO);
  }
  expect((await get('/muster/impressum', headers)).text).not.toContain('type="module"');
});

it.each(['/muster', '/muster/reifen', '/muster/impressum', '/muster/gibt-es-nicht'])(
  'with consent %s names what is measured, and its policy lets Matomo in',
  async (page) => {
    const answer = await get(page, chosen('C0001:1,C0002:1'));
    expect(answer.text).toContain('type="module"');
    for (const part of [`${MATOMO}/matomo/`, 'siteId', 'locationUrl', 'partnerNumber', 'mainMake'])
      expect(answer.text).toContain(part);
    for (const directive of ['script-src', 'connect-src', 'img-src'])
      expect(policyOf(answer)).toMatch(new RegExp(`${directive} [^;]*${MATOMO}(;| )`));
    expect(policyOf(answer)).not.toContain(`form-action 'self' ${MATOMO}`);
  },
);

it('the script is a file of its own of at most 3 KB, which no page asks for before', async () => {
  const { text } = await get('/muster/reifen', chosen('C0001:1,C0002:1'));
  expect(text).not.toMatch(/<link[^>]*follow-consent/);
  const [entry = ''] = /\/assets\/storefront-[\w-]+\.js/.exec(text) ?? [];
  const [file = ''] = /follow-consent-[\w-]+\.js/.exec((await get(entry)).text) ?? [];
  const script = await get(`/assets/${file}`);
  expect(script.status).toBe(200);
  expect(brotliCompressSync(script.text).length).toBeLessThanOrEqual(3 * 1024);
});

it('privacy page and settings name Matomo, its host and its cookies', async () => {
  for (const page of ['/muster/datenschutz', '/muster/cookie-einstellungen']) {
    const words = textOf((await get(page)).text);
    expect(words).toContain('Matomo auf zahlen.example: zählt');
    expect(words).toContain('_pk_id (13 Monate)');
  }
});

it('doctor names what is stored in vain', async () => {
  await database.query(
    `update hosts set matomo_site_id = null, cookie_pro_domain_id = 'x' where hostname = 'localhost'`,
  );
  await database.query(`update hosts set matomo_site_id = '8' where hostname = 'efa.localhost'`);
  await database.query(
    `update hosts set matomo_url = 'http://zahlen.example', matomo_site_id = '9' where hostname = 'audi.localhost'`,
  );
  await database.query(
    `update locations set storefront = storefront || '{"tagManagerContainer": "abc"}' where url = 'hafen'`,
  );
  const { stdout } = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  for (const line of [
    'BAD  host localhost: matomoUrl without matomoSiteId: nothing is measured',
    'BAD  host efa.localhost: matomoSiteId without matomoUrl: nothing is measured',
    'BAD  host audi.localhost: matomoUrl is no address that a policy can name: nothing is measured',
    'note location hafen: matomoTagManagerContainer without a Matomo of its host is not loaded',
    'note host localhost: cookieProDomainId is not read: the shop asks for consent itself',
  ])
    expect(stdout).toContain(line);
});
