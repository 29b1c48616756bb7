import { describe, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { someTyre } from '../support/catalogue';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { database, shop } = sharedShop();
const api = apiOf(shop);
const get = async (path: string) => {
  const { status, body } = await api('GET', path);
  expect(status, path).toBe(200);
  return body;
};
const page = async (path: string) => (await request({ port: shop.port, path })).text;
const at = (path: string) => `/api/v1/standorte/muster${path}`;

describe('lists', () => {
  it('of tyres have the articles, counts and facets of the page', async () => {
    const query = 'breite=205&hoehe=55&durchmesser=16&saison=winter&nasshaftung=B&nasshaftung=A';
    const list = await get(at(`/tires?${query}`));
    const html = await page(`/muster/reifen?${query}`);
    expect(list.total).toBeGreaterThan(0);
    expect(list.data.length).toBe(Math.min(24, list.total));
    for (const { page: address } of list.data) expect(html).toContain(`href="${new URL(address).pathname}"`);
    const seasons = list.facets.find(({ name }: { name: string }) => name === 'saison');
    expect(seasons.options).toContainEqual(
      expect.objectContaining({ value: 'winter', count: list.total, isChosen: true }),
    );
    const values = await get(at(`/tires/filterValues?${query}`));
    const { data: _data, page: _page, pages: _pages, ...rest } = list;
    expect(values).toEqual(rest);
  });

  it('of complete wheels have the articles and counts of the page', async () => {
    const list = await get(at('/completeWheels'));
    const html = await page('/muster/komplettraeder');
    expect(list.data.length).toBe(Math.min(24, list.total));
    for (const { page: address } of list.data) expect(html).toContain(`href="${new URL(address).pathname}"`);
    const text = textOf(html);
    expect(text).toMatch(new RegExp(`\\b${list.total.toLocaleString('de')} Komplett`));
    const [facet] = list.facets.filter(({ type }: { type: string }) => type === 'checkbox');
    expect(facet.options.length).toBeGreaterThan(1);
    for (const { label, count } of facet.options) expect(text).toContain(`${label} ${count}`);
  });

  it('show the standard size without one, all sizes with an empty one, sorted and in pages', async () => {
    expect((await get(at('/tires'))).data[0].subtitle).toContain('205/55 R16');
    const all = await get(at('/tires?breite=&sortierung=preis-absteigend'));
    expect(all.total).toBeGreaterThan(2_000);
    const second = await get(at('/tires?breite=&sortierung=preis-absteigend&seite=2'));
    const ids = [...all.data, ...second.data].map(({ _id }: { _id: string }) => _id);
    expect(new Set(ids).size).toBe(48);
    const beyond = await api('GET', at('/tires?seite=9999'));
    expect(beyond).toMatchObject({ status: 404, body: { error: { reason: 'page_not_found' } } });
  });

  it.each(['alufelgen', 'stahlfelgen', 'dachboxen'])(
    'of the category %s are those of its page',
    async (url) => {
      const list = await get(at(`/categories/${url}/products`));
      const html = await page(`/muster/${url}`);
      expect(list.data.length).toBeGreaterThan(0);
      for (const { page: address } of list.data)
        expect(html).toContain(`href="${new URL(address).pathname}"`);
      const [make] = list.facets.find(({ name }: { name: string }) => name === 'hersteller').options;
      const filtered = await get(
        at(`/categories/${url}/products?hersteller=${encodeURIComponent(make.value)}`),
      );
      expect(filtered.total).toBe(make.count);
      const values = await get(at(`/categories/${url}/products/filterValues`));
      const { data: _data, page: _page, pages: _pages, ...rest } = list;
      expect(values).toEqual(rest);
    },
  );

  it.each([
    ['a value that is none', '/tires?saison=fruehling', 'saison'],
    ['an amount that is none', '/tires?preisVon=viel', 'preisVon'],
    ['a filter that is none', '/tires?farbe=rot', 'farbe'],
    ['a filter of another category', '/categories/dachboxen/products?lochkreis=5', 'lochkreis'],
    ['a page that is none', '/tires?seite=0', 'seite'],
  ])('name %s', async (_what, path, field) => {
    const { status, body } = await api('GET', at(path));
    expect([status, body.error.details]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it('are missing where the location does not offer the articles', async () => {
    expect((await get(at('/completeWheels'))).total).toBeGreaterThan(0);
    const withoutUrl = await database.value<string>(`select url from locations where hostname = 'localhost'
        and not coalesce((theme->'body'->>'enableCompleteWheels')::boolean, false) and redirect_url is null limit 1`);
    const refused = await api('GET', `/api/v1/standorte/${withoutUrl}/completeWheels`);
    expect(refused).toMatchObject({ status: 404, body: { error: { reason: 'list_not_found' } } });
    expect((await api('GET', at('/categories/gibt-es-nicht/products'))).status).toBe(404);
  });
});

describe('articles', () => {
  it('a tyre has price, stock and facts; reifen as a category leads to it', async () => {
    const { id } = await someTyre(database);
    const { tire } = await get(at(`/tires/${id}`));
    expect(tire).toMatchObject({ _id: `tyre:${id}`, kind: 'tyre', stockkeeping: true, fabrikat: null });
    expect(tire.vk_preis).toBeGreaterThan(1_000);
    expect(tire.facts).toContainEqual({ name: 'Hersteller', value: tire.make });
    const led = await request({ port: shop.port, path: at(`/categories/reifen/products/${id}`) });
    expect([led.status, led.headers.location]).toEqual([308, at(`/tires/${id}`)]);
    const stock = await get(at(`/articles/${encodeURIComponent(tire._id)}/availability`));
    expect([stock.stock, stock.availability]).toEqual([tire.stock, tire.availability]);
    expect((await api('GET', at('/tires/gibt-es-nicht'))).status).toBe(404);
    expect((await api('GET', at('/articles/tyre:gibt-es-nicht/availability'))).status).toBe(404);
  });

  it('a product selects the cheapest variant that is available, or the named one', async () => {
    const [one] = await database.query<{ code: string; category: string; variant: string }>(
      `select g.code, c.url as category, max(a.code) as variant from article_groups g
        join articles a on a.group_id = g.id and a.retired_at is null join products p on p.group_id = g.id
        join categories c on c.id = p.category_id where c.url = 'dachboxen'
        group by 1, 2 having count(*) > 1 limit 1`,
    );
    const { product } = await get(at(`/categories/${one?.category}/products/${one?.code}`));
    const sellable = product.varianten.filter(({ stock }: { stock: number }) => stock > 0);
    const cheapest = Math.min(...sellable.map(({ vk_preis }: { vk_preis: number }) => vk_preis));
    const selected = product.varianten.find(({ _id }: { _id: string }) => _id === product.selectedVariantId);
    expect(selected.vk_preis).toBe(cheapest);
    const exact = await get(at(`/categories/${one?.category}/products/${one?.variant}?exakt=true`));
    expect(exact.product.selectedVariantId).toBe(`product:${one?.variant}`);
    const rim = (await get(at('/categories/alufelgen/products'))).data[0];
    const shown = await get(at(`/categories/alufelgen/products/${rim.id}`));
    expect(shown.product.selectedVariantId).toBe(rim._id);
    expect((await api('GET', at('/categories/alufelgen/products/gibt-es-nicht'))).status).toBe(404);
  });

  it('a complete wheel is a product of its category, where the location offers them', async () => {
    const [wheel] = (await get(at('/completeWheels'))).data;
    const { product } = await get(at(`/categories/komplettraeder/products/${wheel.id}`));
    expect(product).toMatchObject({ _id: wheel.id, page: wheel.page, selectedVariantId: wheel._id });
    expect(product.varianten).toMatchObject([
      { _id: wheel._id, vk_preis: wheel.vk_preis, stock: wheel.stock },
    ]);
    expect(product.facts.length).toBeGreaterThan(5);
    for (const path of [
      at('/categories/komplettraeder/products/gibt-es-nicht'),
      at(`/categories/alufelgen/products/${wheel.id}`),
      `/api/v1/standorte/standard/categories/komplettraeder/products/${wheel.id}`,
    ])
      expect([path, (await api('GET', path)).status]).toEqual([path, 404]);
  });

  it('of staff and hidden categories are nobody’s', async () => {
    const hiddenUrl = await database.value<string>(
      'select url from categories where is_noa_employee_category limit 1',
    );
    expect((await api('GET', at(`/categories/${hiddenUrl}/products`))).status).toBe(404);
  });

  it('of a wish list come in its order, without what is gone', async () => {
    const list = (await get(at('/tires'))).data.slice(0, 2);
    const [first, second] = list.map(({ _id, id }: { _id: string; id: string }) => ({
      productId: id,
      selectedVariant: _id,
      categoryUrl: 'reifen',
    }));
    const gone = { productId: 'weg', selectedVariant: 'tyre:weg' };
    const { body } = await api('POST', at('/merkliste/products'), {
      json: { merkliste: [second, gone, first, second] },
    });
    expect(body.data).toEqual([list[1], null, list[0], list[1]]);
    const { _id: elsewhere } = await get('/api/v1/standorte/standard');
    const { _id: outside } = await get('/api/v1/standorte/efa');
    const merkliste = [elsewhere, outside].map((standort) => ({ ...first, standort }));
    const placed = (await api('POST', at('/merkliste/products'), { json: { merkliste } })).body.data;
    const there = (await get(`/api/v1/standorte/standard/tires/${first.productId}`)).tire;
    expect([there, placed[1]]).toMatchObject([placed[0], null]);
    expect(placed[0].page).toContain('/standard/reifen/');
    const many = Array.from({ length: 201 }, () => gone);
    const refused = await api('POST', at('/merkliste/products'), { json: { merkliste: many } });
    expect(refused.body.error.details).toMatchObject([{ field: 'merkliste' }]);
  });
});

it('offers are those of today', async () => {
  const { data } = await get(at('/angebote'));
  expect(data.length).toBeGreaterThan(0);
  for (const { validFrom, validUntil } of data) expect(validFrom <= validUntil).toBe(true);
  expect(await page('/muster/angebote')).toContain(data[0].title);
});

it('a vehicle is chosen by steps, each with the options that are left', async () => {
  const chosen = new URLSearchParams();
  for (let steps = 0; steps < 8; steps += 1) {
    const { next, steps: offered, vehicles } = await get(`/api/v1/vehicles/steps?${chosen}`);
    if (next === null) {
      expect(vehicles[0].vehicleType).toBe('PKW');
      break;
    }
    const { step, options } = offered.at(-1);
    expect([step, vehicles]).toEqual([next, []]);
    chosen.set(next, options[0].key);
  }
  expect(chosen.size).toBeGreaterThan(1);
  const wrong = await api('GET', '/api/v1/vehicles/steps?vehicleType=PKW&manufacturer=Keiner');
  expect(wrong.body.error.details).toMatchObject([{ field: 'manufacturer' }]);
});

it('vehicles are found by key and by words', async () => {
  const { vehicles } = await get('/api/v1/vehicles/hsntsn?hsn=0603&tsn=BJH');
  expect(vehicles[0]).toMatchObject({ manufacturer: 'Volkswagen' });
  const found = await get('/api/v1/vehicles/search?term=Golf%207');
  expect(found.vehicles.map(({ baseModel }: { baseModel: string }) => baseModel).join()).toContain('Golf');
  expect((await get('/api/v1/vehicles/search?term=xyzxyz')).vehicles).toEqual([]);
  expect((await api('GET', '/api/v1/vehicles/hsntsn?hsn=9999&tsn=ZZZ')).status).toBe(404);
  const wrong = await api('GET', '/api/v1/vehicles/hsntsn?hsn=1&tsn=BJH');
  expect(wrong.body.error.details).toMatchObject([{ field: 'hsn' }]);
  const none = await api('GET', '/api/v1/vehicles/search?term=%2B%2B');
  expect(none.body.error.details).toMatchObject([{ field: 'term' }]);
});
