import { expect, it, vi } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const key = await apiKey(database, { scopes: ['content'], locations: ['muster', 'techno'] });
const get = (path: string) => request({ port: shop.port, path });

const page = {
  pfad: '/seiten/anfahrt',
  art: 'text',
  label: 'Anfahrt',
  titel: 'So finden Sie {firma}',
  beschreibung: 'Mit Bus, Rad und Auto zu uns.',
  text: '## Mit dem Bus\n\nLinie 11 bis **Werft**. <script>alert(1)</script>',
};
const put = (json: object, location = 'muster', token = key) =>
  api('PUT', `/api/v1/standorte/${location}/pages`, { json, token });
const drop = (pfad: string, location = 'muster', token = key) =>
  api('DELETE', `/api/v1/standorte/${location}/pages?pfad=${encodeURIComponent(pfad)}`, { token });
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

it('a page is shown at its location alone, replaced and removed', async () => {
  expect((await get('/muster/seiten/anfahrt')).status).toBe(404);
  const made = await put(page);
  expect([made.status, made.body.page]).toEqual([200, expect.stringContaining('/muster/seiten/anfahrt')]);
  await soon(async () => {
    const { status, text } = await get('/muster/seiten/anfahrt');
    expect([status, text.includes('<strong>Werft</strong>'), text.includes('<script>alert')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(text).not.toContain('{firma}');
  });
  expect((await get('/techno/seiten/anfahrt')).status).toBe(404);
  await put({ ...page, titel: 'Ein langer Weg '.repeat(12).trim() });
  await soon(async () => expect((await get('/muster/seiten/anfahrt')).text).toContain('Ein langer Weg'));
  expect((await drop(page.pfad)).body).toEqual({ removed: page.pfad });
  await soon(async () => expect((await get('/muster/seiten/anfahrt')).status).toBe(404));
  const again = await drop(page.pfad);
  expect([again.status, again.body.error.reason]).toEqual([404, 'page_not_found']);
});

it('a page is refused by the field that is wrong', async () => {
  for (const [change, field] of [
    [{ pfad: '/warenkorb' }, 'pfad'],
    [{ pfad: '/seiten/../agb' }, 'pfad'],
    [{ art: 'roman' }, 'art'],
    [{ titel: 'Bei {niemand}' }, 'titel'],
    [{ text: '' }, 'text'],
    [{ label: '   ' }, 'label'],
    [{ beschreibung: 'x'.repeat(401) }, 'beschreibung'],
    [{ gueltigVon: '2027-01-01', gueltigBis: '2026-01-01' }, 'gueltigBis'],
    [{ gueltigVon: 'bald' }, 'gueltigVon'],
    [{ fuer: 'alle' }, 'fuer'],
  ] as const) {
    const { status, body } = await put({ ...page, ...change });
    expect([change, status, body.error.details[0].field]).toEqual([change, 400, field]);
  }
});

it('metadata is set, read back, shown, and cleared', async () => {
  const seo = (json: object, location = 'muster') =>
    api('PUT', `/api/v1/standorte/${location}/seo`, { json, token: key });
  const own = {
    page: '/reifen',
    title: 'Reifen am Kai',
    description: 'Alle Reifen & mehr.',
    robots: 'noindex, follow',
  };
  expect((await seo(own)).body).toEqual({ page: '/reifen' });
  const stored = async (page = '/reifen') =>
    (await api('GET', `/api/v1/SeoMetaData?standortUrl=muster&page=${page}`)).body.data;
  await soon(async () =>
    expect(await stored()).toMatchObject({
      title: expect.stringContaining('Reifen am Kai'),
      description: 'Alle Reifen & mehr.',
    }),
  );
  await soon(async () => expect((await get('/muster/reifen')).text).toContain('Reifen am Kai'));
  await seo({ ...own, page: '/Reifen/', title: 'Anders' });
  const rows = await database.query(
    `select 1 from seo_metadata where location_url = 'muster' and page ilike '/reifen%'`,
  );
  expect(rows).toHaveLength(1);
  await seo({ page: '/reifen' });
  await soon(async () => expect((await stored()).title).toBeNull());
  for (const [change, field] of [
    [{ page: 'reifen' }, 'page'],
    [{ page: '//evil.example' }, 'page'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ title: '' }, 'title'],
    [{ robots: 'nie' }, 'robots'],
    [{ canonical: 'javascript:alert(1)' }, 'canonical'],
  ] as const) {
    const { status, body } = await seo({ ...own, ...change });
    expect([change, status, body.error.details[0].field]).toEqual([change, 400, field]);
  }
});

it('a key opens its locations and its right only', async () => {
  const without = await apiKey(database, { scopes: ['orders'] });
  expect((await put(page, 'muster', without)).body.error.reason).toBe('scope_missing');
  expect((await put(page, 'hafen')).body.error.reason).toBe('location_not_found');
  expect((await drop(page.pfad, 'hafen')).status).toBe(404);
  expect((await put(page, 'muster', 'radhaus_x')).status).toBe(401);
});
