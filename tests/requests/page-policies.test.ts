import { expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
await database.query(`update locations set storefront = storefront ||
  '{"pictureHosts": ["bilder.example", "*.cdn.example"], "frameHosts": ["portal.example"]}' where url = 'kassel'`);
const shop = await startShop({ DATABASE_URL: database.url });

const consents = {
  nobody: '',
  refused:
    'OptanonConsent=groups%3DC0001%3A1%2CC0002%3A0%2CC0003%3A0%2CC0004%3A0; OptanonAlertBoxClosed=2026-01-01T00:00:00.000Z',
  agreed:
    'OptanonConsent=groups%3DC0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0004%3A1; OptanonAlertBoxClosed=2026-01-01T00:00:00.000Z',
};

/** The directives of a page that differ from page to page; a hash stands for all. */
async function policyOf(path: string, consent: keyof typeof consents = 'nobody') {
  const { headers } = await request({ port: shop.port, path, headers: { cookie: consents[consent] } });
  const policy = String(headers['content-security-policy']).replace(/( 'sha256-[^']+')+/g, ' hashes');
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1).join(' ')]),
  );
}

const everywhere = {
  'default-src': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'style-src-elem': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'base-uri': "'none'",
};
const scripted = { 'script-src': "'self' hashes", 'connect-src': "'self'" };
const still = { 'script-src': "'none'", 'connect-src': "'none'" };
const partner = { 'frame-src': 'https://partner.autohauskenner.example' };
const pictures = { 'img-src': "'self' data: https://bilder.example https://*.cdn.example" };
const booking = { 'form-action': expect.stringMatching(/^'self' https:\/\/[a-z.-]+( https:\/\/[a-z.-]+)*$/) };

it.each([
  ['/muster', scripted],
  ['/muster/reifen', scripted],
  ['/muster/warenkorb', scripted],
  ['/muster/login', scripted],
  ['/muster/agb', still],
  ['/muster/impressum', still],
  ['/muster/gibt-es-nicht', scripted],
  ['/muster/servicenavigatorExtern', scripted],
  ['/stadtwerk', { ...scripted, ...booking }],
  ['/stadtwerk/reifen', { ...scripted, ...booking }],
  ['/stadtwerk/agb', { ...still, ...booking }],
  ['/kassel', { ...scripted, ...pictures, ...booking }],
  ['/kassel/agb', { ...still, ...booking }],
  [
    '/kassel/servicenavigatorExtern',
    { ...scripted, ...pictures, 'frame-ancestors': "'self' https://portal.example" },
  ],
])('%s allows what it uses, whoever has not agreed to more', async (path, own) => {
  expect(await policyOf(path)).toEqual({ ...everywhere, ...own });
  expect(await policyOf(path, 'refused')).toEqual({ ...everywhere, ...own });
});

it.each([
  ['/kassel', { ...scripted, ...pictures, ...booking, ...partner }],
  ['/kassel/agb', { ...still, ...booking, ...partner }],
  ['/kassel/warenkorb', { ...scripted, ...pictures, ...booking, ...partner }],
  ['/muster', scripted],
  ['/muster/agb', still],
  ['/stadtwerk', { ...scripted, ...booking }],
])('%s allows the partner of its location to a visitor who has agreed', async (path, own) => {
  expect(await policyOf(path, 'agreed')).toEqual({ ...everywhere, ...own });
});
