import { describe, expect, it } from 'vitest';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { database, shop } = sharedShop();
const get = (path: string) => request({ port: shop.port, path });

const codeOf = async (where: string): Promise<string> => {
  const [row] = await database.query<{ code: string }>(
    `select code from articles where retired_at is null and ${where} order by id limit 1`,
  );
  return row?.code ?? '';
};

describe('the exact address of an article', () => {
  it.each(['code', 'key', 'KEY'])('names a variant by its %s', async (way) => {
    const [row] = await database.query<{ code: string; url: string }>(`
      select articles.code, categories.url from articles
      join products on products.group_id = articles.group_id
      join categories on categories.id = products.category_id
      where categories.url = 'dachtraeger' and retired_at is null limit 1`);
    const name = { code: row?.code, key: `product:${row?.code}`, KEY: `PRODUCT:${row?.code}` }[way];
    expect((await get(`/muster/dachtraeger/${name}/exakt`)).status).toBe(200);
    expect((await get(`/muster/dachtraeger/rim:${row?.code}/exakt`)).status).toBe(404);
  });

  it('is that of a rim and of a tyre, too', async () => {
    const rim = await codeOf("kind = 'rim'");
    const tyre = await codeOf("kind = 'tyre'");
    for (const [category, code] of [
      ['alufelgen', rim],
      ['reifen', tyre],
    ]) {
      const page = await get(`/muster/${category}/${code}/exakt`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`/muster/${category}/${code}"`);
      const other = await get(`/muster/${category}/Artikel/${code}/exakt`);
      expect([other.status, other.headers.location]).toEqual([301, `/muster/${category}/${code}/exakt`]);
      expect((await get(`/muster/${category}/gibt-es-nicht/exakt`)).status).toBe(404);
      expect((await get(`/muster/${category}/${code}/genau`)).status).toBe(404);
    }
  });
});

describe('filters below a category whose list does not read them', () => {
  it.each([
    ['runflat-reifen/filters', 'runflat-reifen'],
    ['runflat-reifen/filters?hersteller=Michelin', 'runflat-reifen?hersteller=Michelin'],
    ['runflat-reifen/filters/michelin', 'runflat-reifen?hersteller=Michelin'],
    ['reifen/filters/MICHELIN', 'reifen?hersteller=Michelin'],
    ['winterreifen/filters/Michelin', 'winterreifen?hersteller=Michelin'],
    ['felgen-raeder/filters', 'felgen-raeder'],
    ['komplettraeder/filters', 'komplettraeder'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await get(`/muster/${path}`);
    expect([answer.status, answer.headers.location]).toEqual([301, `/muster/${to}`]);
    expect((await get(`/muster/${to}`)).status).toBe(200);
  });

  it.each([
    'reifen/filters/gibt-es-nicht',
    'felgen-raeder/filters/michelin',
    'runflat-reifen/filters/michelin/x',
    'gibt-es-nicht/filters',
  ])('%s is no page', async (path) => {
    expect((await get(`/muster/${path}`)).status).toBe(404);
  });
});

it.each(['/standard/komplettrad', '/standard/komplettraeder', '/standard/gibt-es-nicht'])(
  '%s is the 404 page',
  async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('Brotkrumen');
    expect(textOf(text)).toContain('Home');
  },
);

it.each(['/api/v1/hosts', '/api/docs', '/api/v1/openapi.json', '/API/v1/hosts'])(
  '%s has no address below a location',
  async (path) => {
    expect((await get(`/muster${path}`)).status).toBe(404);
    expect((await get(path)).status).toBe(200);
  },
);

it('pictures are resized from the address that the API tells', async () => {
  const list = await get('/muster/alufelgen');
  const photo = /\/bilder\/foto\/[^"\s,]+\.(?:webp|avif|jpg)/.exec(list.text)?.[0];
  expect(photo).toBeDefined();
  const src = encodeURIComponent(`http://localhost:${shop.port}${photo}`);
  expect((await get(`/api/v1/resizeImages?src=${src}&width=100`)).status).toBe(200);
  const other = encodeURIComponent(`http://localhost.example:${shop.port}${photo}`);
  expect((await get(`/api/v1/resizeImages?src=${other}&width=100`)).status).toBe(403);
});

it('messages are German', async () => {
  const { status, text } = await get('/api/v1/resizeImages?width=9999');
  expect(status).toBe(400);
  expect(text).not.toMatch(/Too big|Invalid|expected/);
});

it('a make has the names that people use', async () => {
  const [vw, volkswagen] = await Promise.all(
    ['VW', 'volkswagen'].map((make) => get(`/muster/reifen/tecar/24103/${make}`)),
  );
  expect([vw?.status, volkswagen?.status]).toEqual([200, 200]);
});

describe('a location without services', () => {
  it.each(['/hafen/inspektion', '/hafen/raederwechsel', '/hafen/reparatur-wartung'])(
    'has no %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('sells no work on goods', async () => {
    const service = await codeOf("kind = 'service'");
    expect(textOf((await get('/hafen/reifenservice')).text)).not.toMatch(/Leistungen ab|In den Warenkorb/);
    const form = { aktion: 'hinzufuegen', artikel: `service:${service}`, menge: '4' };
    const answer = await request({ port: shop.port, path: '/hafen/warenkorb', form });
    expect(answer.headers.location ?? '').not.toContain('neu=');
    expect(answer.text).not.toContain(`service:${service}`);
  });

  it('leads to no page that it does not have', async () => {
    expect((await get('/legacy/inspektion')).text).not.toContain('href="/legacy/reparatur-wartung"');
  });
});

it('of an older address the query stays', async () => {
  const { status, headers } = await get('/muster/versandkosten?utm_source=brief');
  expect([status, headers.location]).toEqual([301, '/muster/lieferUndVersand?utm_source=brief']);
});
