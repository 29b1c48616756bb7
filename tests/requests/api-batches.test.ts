import { describe, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { someTyre, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { wholeTyre as tyre, wholeVehicle as vehicle, wholeProduct, wholeVariant } from '../support/lines';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const key = await apiKey(database);
const tyres = await someTyres(database, 10);
const code = (index: number) => tyres[index]?.id ?? expect.fail('no tyre');

const send = (
  method: 'PUT' | 'PATCH',
  table: string,
  lines: readonly unknown[] | string,
  mode = '',
  token = key,
) => api(method, `/api/v1/${table}${mode && `?mode=${mode}`}`, { lines, token });
const problemsOf = (body: { results: { problems: { field: string; message: string }[] }[] }) =>
  body.results.map(({ problems }) => problems.map(({ field }) => field));

async function storedTyre(id: string) {
  const [row] = await database.query<{
    title: string;
    gtin: string | null;
    wet_class: string;
    cents: number | null;
  }>(
    `select title, gtin, wet_class, (select cents from current_prices where article_id = articles.id and location_id is null) as cents
     from articles join tyres on tyres.article_id = articles.id where code = $1`,
    [id],
  );
  return row;
}

describe('tyres', () => {
  it('are made and replaced by whole lines, shown at once, and all others stay', async () => {
    const [before] = await database.query<{ count: number }>(
      'select count(*)::int from articles where retired_at is null',
    );
    const { status, body } = await send('PUT', 'tyres', [tyre]);
    expect([status, body]).toEqual([
      200,
      { done: 1, refused: 0, results: [{ line: 1, state: 'done', problems: [] }] },
    ]);
    expect(await storedTyre('pruefreifen-winter')).toEqual({
      title: 'Prüf & Söhne Eiszapfen 3',
      gtin: '4006381333931',
      wet_class: 'B',
      cents: 8_990,
    });
    const page = await new Visitor(shop).open('/muster/reifen/pruefreifen-winter');
    expect([page.status, page.text.includes('Eiszapfen 3')]).toEqual([200, true]);
    await send('PUT', 'tyres', [{ ...tyre, modell: 'Eiszapfen 4', preis: '' }]);
    expect(await storedTyre('pruefreifen-winter')).toMatchObject({
      title: 'Prüf & Söhne Eiszapfen 4',
      cents: 8_990,
    });
    const after = await database.value<number>('select count(*)::int from articles where retired_at is null');
    expect(after).toBe((before?.count ?? 0) + 1);
  });

  it('change by the columns that a line names, and tell it as an event', async () => {
    const { cursor } = (await api('GET', '/api/v1/changes/articles', { token: key })).body;
    const old = await storedTyre(code(0));
    const { body } = await send('PATCH', 'tyres', [
      { id: code(0), nasshaftung: old?.wet_class === 'A' ? 'B' : 'A', preis: '123.45' },
    ]);
    expect(body.done).toBe(1);
    expect(await storedTyre(code(0))).toEqual({
      ...old,
      wet_class: old?.wet_class === 'A' ? 'B' : 'A',
      cents: 12_345,
    });
    const changes = await api('GET', `/api/v1/changes/articles?cursor=${cursor}`, { token: key });
    expect(changes.body.data).toContainEqual(
      expect.objectContaining({ article: `tyre:${code(0)}`, vk_preis: 12_345 }),
    );
    const again = (await api('GET', `/api/v1/changes/articles`, { token: key })).body.cursor;
    await send('PATCH', 'tyres', [{ id: code(0), preis: '123.45' }]);
    expect((await api('GET', `/api/v1/changes/articles?cursor=${again}`, { token: key })).body.data).toEqual(
      [],
    );
  });

  it('are refused a line each, with the field: unknown, missing, twice, taken, impossible', async () => {
    const { body } = await send('PUT', 'tyres', [
      { ...tyre, id: 'pruefreifen-b', gtin: '4006381333948' },
      { ...tyre, id: 'pruefreifen-b', gtin: '4006381333955' },
      { ...tyre, id: 'pruefreifen-c', gtin: '4006381333931' },
      { ...tyre, id: 'pruefreifen-d', gtin: '4006381333948' },
      { ...tyre, id: 'Groß Geschrieben', gtin: '4006381333962' },
      { ...tyre, id: 'pruefreifen-e', gtin: '123' },
      { ...tyre, id: 'pruefreifen-f', gtin: '4006381333979', breite: 9_999, farbe: 'rot' },
      { id: 'pruefreifen-g' },
      { ...tyre, id: 'pruefreifen-h', gtin: '4006381333986', modell: '=HYPERLINK("x")' },
      { ...tyre, id: 'pruefreifen-i', gtin: '4006381333993', bilder: 'a.jpg' },
      'kein Objekt',
      [tyre],
      null,
    ]);
    const fields = problemsOf(body);
    expect(fields.slice(0, 7)).toEqual([[], ['id'], ['gtin'], ['gtin'], ['id'], ['gtin'], ['farbe']]);
    expect(fields[7]?.length).toBeGreaterThan(20);
    // A text like a formula is a text: tables that the shop writes mask it.
    expect(fields.slice(8)).toEqual([[], ['bilder'], [''], [''], ['']]);
    expect([body.done, body.refused]).toEqual([2, 11]);
    const unknown = await send('PATCH', 'tyres', [{ id: 'gibt-es-nicht', dot: 2026 }, { dot: 2026 }, {}]);
    expect(unknown.body.results[0].problems[0].field).toBe('id');
    expect(unknown.body.done).toBe(0);
  });

  it('are written all or none as asked', async () => {
    const lines = [
      { id: code(1), dot: 2026 },
      { id: code(2), dot: 1999 },
    ];
    const { body } = await send('PATCH', 'tyres', lines, 'all');
    expect(body.results.map(({ state }: { state: string }) => state)).toEqual(['left', 'refused']);
    const [row] = await database.query<{ count: number }>(
      'select count(*)::int from tyres join articles on articles.id = article_id where code = $1 and dot_year = 2026',
      [code(1)],
    );
    const right = await send('PATCH', 'tyres', lines);
    expect(right.body.results.map(({ state }: { state: string }) => state)).toEqual(['done', 'refused']);
    expect(row?.count).toBeDefined();
    expect((await send('PATCH', 'tyres', lines, 'some')).status).toBe(400);
  });

  it('need a key of all locations with the right, lines, and their type', async () => {
    const ofMuster = await apiKey(database, { locations: ['muster'] });
    const without = await apiKey(database, { scopes: ['stock'] });
    for (const [token, status, reason] of [
      [ofMuster, 403, 'network_key_needed'],
      [without, 403, 'scope_missing'],
      ['radhaus_x', 401, 'unauthorized'],
    ] as const) {
      const { status: given, body } = await send('PATCH', 'tyres', [{ id: code(3), dot: 2026 }], '', token);
      expect([given, body.error.reason]).toEqual([status, reason]);
    }
    expect((await send('PUT', 'tyres', '')).status).toBe(400);
    expect((await api('PUT', '/api/v1/tyres', { json: tyre, token: key })).status).toBe(415);
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, headers } = await request({ port: shop.port, method, path: '/api/v1/tyres' });
      expect([method, status, headers.allow]).toEqual([method, 405, 'PUT, PATCH, OPTIONS']);
    }
  });
});

describe('complete wheels', () => {
  const own = '/api/v1/standorte/muster/categories/komplettraeder/products/pruefrad';
  const cents = async () => (await api('GET', own)).body.product?.varianten[0].vk_preis;

  it('are made of parts that are for sale and fit each other, change their price, and go', async () => {
    const [parts] = await database.query<{ rim: string; tyre: string; title: string }>(
      `select rim.code as rim, tyre.code as tyre, kit.title from complete_wheels
       join articles kit on kit.id = complete_wheels.article_id join articles rim on rim.id = rim_id
       join articles tyre on tyre.id = tyre_id join tyres on tyres.article_id = tyre.id
       where kit.retired_at is null and rim_tenths = 160 order by kit.id limit 1`,
    );
    const other = await someTyre(database, 'rim_tenths = 190');
    const line = { id: 'pruefrad', felge: parts?.rim, reifen: parts?.tyre, sensor: '', preis: '' };
    const { body } = await send('PUT', 'completeWheels', [
      line,
      { ...line, id: 'pruefrad-2', felge: 'gibt-es-nicht' },
      { ...line, id: 'pruefrad-3', reifen: 'gibt-es-nicht' },
      { ...line, id: 'pruefrad-4', reifen: other.id },
      { ...line, id: 'pruefrad-5', sensor: 'product:gibt-es-nicht' },
      { ...line, id: 'pruefrad-6', farbe: 'rot' },
    ]);
    expect(problemsOf(body)).toEqual([[], ['felge'], ['reifen'], ['reifen'], ['sensor'], ['farbe']]);
    const { product } = (await api('GET', own)).body;
    expect([product.title, product.varianten.length]).toEqual([parts?.title, 1]);
    expect(await cents()).toBeGreaterThan(5_000);
    const changed = await send('PATCH', 'completeWheels', [
      { id: 'pruefrad', preis: '777.00' },
      { id: 'pruefrad-2', preis: '777.00' },
    ]);
    expect(problemsOf(changed.body)).toEqual([[], ['id']]);
    await expect.poll(cents).toBe(77_700);
    const moved = await send('PATCH', 'completeWheels', [{ id: 'pruefrad', reifen: other.id }]);
    expect(problemsOf(moved.body)).toEqual([['reifen']]);
    const removal = [{ id: 'pruefrad', entfernen: true }];
    const path = '/api/v1/completeWheels?allowRemovals=true';
    expect((await api('PATCH', path, { lines: removal, token: key })).body.done).toBe(1);
    await expect.poll(async () => (await api('GET', own)).status).toBe(404);
  });
});

describe('rims, products and variants', () => {
  it('of complete wheels take their parts’ new names along', async () => {
    const [wheel] = await database.query<{ kit: string; rim: string }>(
      `select kit.code as kit, part.code as rim from components join articles kit on kit.id = components.article_id
       join articles part on part.id = component_id where kit.kind = 'complete-wheel' and part.kind = 'rim' limit 1`,
    );
    const { body } = await send('PATCH', 'rims', [{ id: wheel?.rim, modell: 'Umbenannt' }]);
    expect(body).toMatchObject({ done: 1 });
    const [kit] = await database.query<{ title: string; subtitle: string }>(
      'select title, subtitle from articles where code = $1',
      [wheel?.kit],
    );
    expect(`${kit?.title} ${kit?.subtitle}`).toContain('Umbenannt');
  });

  it('a product comes before its variants, in a category with a list', async () => {
    const early = await send('PUT', 'variants', [wholeVariant]);
    expect(problemsOf(early.body)).toEqual([['produkt']]);
    const products = await send('PUT', 'products', [
      wholeProduct,
      { ...wholeProduct, id: 'pruefbox-2', kategorie: 'gibt-es-nicht' },
      { ...wholeProduct, id: 'pruefbox-3', werte: 'quatsch=1' },
    ]);
    expect(problemsOf(products.body)).toEqual([[], ['kategorie'], [expect.stringContaining('werte')]]);
    const variants = await send('PUT', 'variants', [
      wholeVariant,
      { ...wholeVariant, id: 'pruefbox-weiss', bezeichnung: 'weiß', artikelnummer: 'pb-1' },
    ]);
    expect([variants.body.done, problemsOf(variants.body)]).toEqual([2, [[], []]]);
    const own = '/api/v1/standorte/muster/categories/dachboxen/products/pruefbox';
    expect((await api('GET', own)).body.product.title).toContain('Prüf Box');
    await send('PATCH', 'products', [{ id: 'pruefbox', name: 'Kiste' }]);
    await withinASecond(async () => (await api('GET', own)).body.product.title).toContain('Prüf Kiste');
  });
});

describe('vehicles', () => {
  const byKey = async () => (await api('GET', '/api/v1/vehicles/hsntsn?hsn=9998&tsn=ZZY')).body.vehicles;

  it('are found at once, change by their columns, and others stay', async () => {
    const count = () => database.value<number>('select count(*)::int from vehicles');
    const before = (await count()) ?? 0;
    expect((await send('PUT', 'vehicles', [vehicle])).body.done).toBe(1);
    await withinASecond(byKey).toEqual([expect.objectContaining({ _id: 'pruefwagen-1-5' })]);
    expect(
      (await send('PATCH', 'vehicles', [{ id: 'pruefwagen-1-5', bezeichnung: 'Prüf Wagen Plus' }])).body.done,
    ).toBe(1);
    await withinASecond(async () => JSON.stringify(await byKey())).toContain('Prüf Wagen Plus');
    const [fitment] = await database.query<{ width: number; offset_min: number }>(
      `select width, vehicle_fitments.offset_min from vehicle_fitments join vehicles on vehicles.id = vehicle_id where code = 'pruefwagen-1-5'`,
    );
    expect(fitment).toEqual({ width: 205, offset_min: 46 });
    expect(await count()).toBe(before + 1);
  });

  it('are refused a line each', async () => {
    const { body } = await send('PUT', 'vehicles', [
      { ...vehicle, gebautBis: '2020-01' },
      { ...vehicle, schluessel: '12/AB' },
      { ...vehicle, bereifung: 'rund' },
      { ...vehicle, id: 'pruefwagen-2', gibtEsNicht: 1 },
    ]);
    expect(problemsOf(body)).toEqual([['gebautBis'], ['schluessel'], ['bereifung'], ['gibtEsNicht']]);
    expect(problemsOf((await send('PATCH', 'vehicles', [{ id: 'gibt-es-nicht', kw: 1 }])).body)[0]).toContain(
      'id',
    );
  });
});
