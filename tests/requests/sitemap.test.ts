import { expect, it, vi } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml } from '../support/html-forms';
import { request } from '../support/request';

const { database, shop } = await freshShop({
  environment: { DEPLOYMENT_ENVIRONMENT: 'production', SMTP_URL: 'smtp://localhost:1' },
});
const get = (path: string, host = 'localhost') => request({ port: shop.port, host, path });
const addressesOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => decodeHtml(address));
const pathOf = (address: string) => address.replace(/^http:\/\/[^/]+/, '') || '/';

/** The addresses of the sitemap, with those of its parts where it has some. */
async function allAddresses(): Promise<string[]> {
  const { text } = await get('/sitemap.xml');
  if (!text.includes('<sitemapindex')) return addressesOf(text);
  const parts = await Promise.all(addressesOf(text).map((part) => get(pathOf(part))));
  for (const part of parts) expect(addressesOf(part.text).length).toBeLessThanOrEqual(50_000);
  return parts.flatMap((part) => addressesOf(part.text));
}

it('lists every location with its categories and articles, by their canonical addresses, and none that has moved', async () => {
  const addresses = await allAddresses();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.some((address) => address.includes('/landau'))).toBe(false);
  const paths = addresses.map(pathOf);
  const [{ count = 0 } = {}] = await database.query<{ count: number }>(
    `select count(*)::int as count from articles where retired_at is null
     and exists (select from current_prices where article_id = articles.id and location_id is null)
     and not exists (select from article_categories where article_id = articles.id and category_id = 'cat-ausstellungsstuecke')`,
  );
  const articles = paths.filter((path) =>
    /^\/muster\/(?!home|reifen\/tecar$|servicenavigator|TippsTrends|essen|duesseldorf|seiten)[^/?]+\/./.test(
      path,
    ),
  );
  expect(articles.length).toBe(count);
  for (const path of [
    '/muster',
    '/muster/suv-reifen',
    '/muster/alufelgen',
    '/hafen/winterreifen',
    '/rheinland',
    '/muster/reifen?breite=&hersteller=Continental',
  ])
    expect(paths).toContain(path);
  const wheels = (url: string) => paths.filter((path) => path.startsWith(`/${url}/komplettraeder`));
  // The list and each wheel, only where the location sells them.
  expect([wheels('muster').length, wheels('standard').length]).toEqual([61, 0]);
  const own = paths.filter((path) => /^\/muster(\/|$)/.test(path) && !articles.includes(path));
  for (const path of [...own, ...articles.filter((_, index) => index % 400 === 0)]) {
    const page = await get(path);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page.text)?.[1];
    expect([path, page.status, pathOf(decodeHtml(canonical ?? ''))]).toEqual([path, 200, path]);
    expect(page.text, path).toContain('<meta name="robots" content="index, follow"/>');
  }
}, 90_000);

it('of the lists of a make only the first page of all its tyres is indexed', async () => {
  const make = '/muster/reifen?breite=&hersteller=Continental';
  for (const path of [`${make}&seite=2`, `${make}&hersteller=Michelin`, make.replace('Continental', 'Nixda')])
    expect((await get(path)).text, path).toContain('<meta name="robots" content="noindex, follow"/>');
});

it('answers a part of a location, and nothing that does not exist', async () => {
  const part = await get('/sitemap.xml?standort=muster&teil=1');
  expect(addressesOf(part.text).every((address) => pathOf(address).startsWith('/muster'))).toBe(true);
  for (const query of ['standort=landau', 'standort=muster&teil=2', 'standort=muster&teil=x', 'standort=nie'])
    expect((await get(`/sitemap.xml?${query}`)).status, query).toBe(404);
});

it('names its parts where they are more than one file may hold, and leaves out what is retired', async () => {
  await database.query(`with more as (
    insert into articles (kind, code, make, title, subtitle, picture_key, vat_rate)
    select 'tyre', 'viele-' || n, 'Viele', 'Reifen', '205/55 R16 91V', 'x', 19 from generate_series(1, 3000) n returning id)
    insert into current_prices (article_id, kind, cents) select id, 'tyre', 5000 from more`);
  await database.query(`update articles set retired_at = now() where code = 'viele-7'`);
  await database.query(`insert into tag_moves (tag) values ('list:tyre')`);
  await vi.waitFor(
    async () => expect((await get('/sitemap.xml?standort=muster&teil=1')).text).toContain('/viele-'),
    { timeout: 60_000, interval: 500 },
  );
  const index = (await get('/sitemap.xml')).text;
  expect(index).toContain('<sitemapindex');
  const parts = addressesOf(index).map(pathOf);
  expect(parts).toHaveLength(11);
  for (const part of parts.slice(0, 2)) {
    const paths = addressesOf((await get(part)).text).map(pathOf);
    expect(paths.filter((path) => path.includes('/viele-'))).toHaveLength(2_999);
    expect(paths.some((path) => path.endsWith('/viele-7'))).toBe(false);
  }
}, 90_000);
