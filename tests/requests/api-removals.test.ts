import { expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { setStock, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { wholeTyre, wholeVehicle } from '../support/lines';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const key = await apiKey(database);
const IN_NO_WHEEL = 'not exists (select from components where component_id = article_id)';
const tyres = await someTyres(database, 8, IN_NO_WHEEL);
const code = (index: number) => tyres[index]?.id ?? expect.fail('no tyre');

const ALLOWED = '?allowRemovals=true';
const send = async (table: string, lines: readonly unknown[], query = ALLOWED, token = key) =>
  (await api('PATCH', `/api/v1/${table}${query}`, { lines, token })).body;
const gone = (id: unknown) => ({ id, entfernen: true });

const fieldsOf = (body: { results: { problems: { field: string }[] }[] }) =>
  body.results.map(({ problems }) => problems.map(({ field }) => field));

async function isForSale(kind: string, id: string): Promise<boolean> {
  const rows = await database.query(
    'select from articles where kind = $1 and code = $2 and retired_at is null',
    [kind, id],
  );
  return rows.length > 0;
}

it('an article goes only where its line and the request say so', async () => {
  for (const query of ['', '?allowRemovals=false', '?mode=all']) {
    const body = await send('tyres', [gone(code(0))], query);
    expect([query, body.done, fieldsOf(body)]).toEqual([query, 0, [['entfernen']]]);
    expect(await isForSale('tyre', code(0))).toBe(true);
  }
  const other = await send('tyres', [{ id: code(0), dot: 2026 }]);
  expect([other.done, await isForSale('tyre', code(0))]).toEqual([1, true]);
  expect(await send('tyres', [gone(code(0))])).toMatchObject({ done: 1, refused: 0 });
  expect(await isForSale('tyre', code(0))).toBe(false);
});

it('is gone from pages, carts and changes at once, and comes back by a whole line', async () => {
  const [line] = [{ ...wholeTyre, id: 'pruefreifen-weg', gtin: '4006381333931' }];
  expect((await api('PUT', '/api/v1/tyres', { lines: [line], token: key })).body.done).toBe(1);
  await setStock(database, 'pruefreifen-weg', { here: 8 });
  const cart = '/api/v1/standorte/muster/cart';
  const token = (await api('POST', '/api/v1/standorte/muster/carts')).body.cartToken;
  const put = await api('PUT', `${cart}/articles/tyre:pruefreifen-weg`, { token, json: { quantity: 2 } });
  expect(put.body.pieces).toBe(2);
  const page = async () => (await new Visitor(shop).open('/muster/reifen/pruefreifen-weg')).status;
  expect(await page()).toBe(200);
  const { cursor } = (await api('GET', '/api/v1/changes/articles', { token: key })).body;
  expect((await send('tyres', [gone('pruefreifen-weg')])).done).toBe(1);
  await expect.poll(page).toBe(404);
  expect((await api('GET', cart, { token })).body.lines).toEqual([]);
  const changes = await api('GET', `/api/v1/changes/articles?cursor=${cursor}`, { token: key });
  expect(changes.body.data).toContainEqual(
    expect.objectContaining({ article: 'tyre:pruefreifen-weg', isForSale: false }),
  );
  expect(fieldsOf(await send('tyres', [{ id: 'pruefreifen-weg', dot: 2026 }]))).toEqual([['id']]);
  expect(fieldsOf(await send('tyres', [gone('pruefreifen-weg')]))).toEqual([['id']]);
  expect((await api('PUT', '/api/v1/tyres', { lines: [line], token: key })).body.done).toBe(1);
  await expect.poll(page).toBe(200);
});

it('lines that are wrong are refused by their field, and all or none go as asked', async () => {
  const wheel = await database.value<string>(`
    select part.code as part from components join articles part on part.id = component_id
       join articles kit on kit.id = components.article_id
     where part.kind = 'tyre' and kit.retired_at is null and part.retired_at is null limit 1`);
  const lines = [
    gone(code(1)),
    gone(code(1)),
    gone('gibt-es-nicht'),
    gone(''),
    gone(7),
    { entfernen: true },
    { id: code(2), entfernen: 'true' },
    { id: code(2), entfernen: false },
    { id: code(2), entfernen: true, dot: 2026 },
    { id: code(1), dot: 2026 },
    gone(wheel),
    gone("'; drop table articles; --"),
  ];
  const all = await send('tyres', lines, `${ALLOWED}&mode=all`);
  expect([all.done, all.results[0].state, await isForSale('tyre', code(1))]).toEqual([0, 'left', true]);
  const body = await send('tyres', lines);
  expect(fieldsOf(body)).toEqual([
    [],
    ['id'],
    ['id'],
    ['id'],
    ['id'],
    ['id'],
    ['entfernen'],
    ['entfernen'],
    ['dot'],
    ['id'],
    ['id'],
    ['id'],
  ]);
  expect([await isForSale('tyre', code(1)), await isForSale('tyre', code(2))]).toEqual([false, true]);
  const whole = { ...wholeTyre, id: code(2), gtin: tyres[2]?.gtin, entfernen: true };
  const put = await api('PUT', '/api/v1/tyres', { lines: [whole], token: key });
  expect([fieldsOf(put.body), await isForSale('tyre', code(2))]).toEqual([[['entfernen']], true]);
  const query = await api('PUT', `/api/v1/tyres${ALLOWED}`, { lines: [whole], token: key });
  expect([query.status, query.body.error.details[0].field]).toEqual([400, 'allowRemovals']);
});

it('needs a key of all locations with the right', async () => {
  for (const token of [
    await apiKey(database, { locations: ['muster'] }),
    await apiKey(database, { scopes: ['stock', 'prices'] }),
  ]) {
    const { status } = await api('PATCH', `/api/v1/tyres${ALLOWED}`, { lines: [gone(code(3))], token });
    expect([status, await isForSale('tyre', code(3))]).toEqual([403, true]);
  }
});

it('a product takes its variants along, a variant goes alone', async () => {
  const found = await database.query<{ product: string; variants: string[] }>(
    `select article_groups.code as product, array_agg(articles.code order by articles.code) as variants
     from article_groups join articles on articles.group_id = article_groups.id and retired_at is null
       join products on products.group_id = article_groups.id
     group by article_groups.code having count(*) > 2 order by 1 limit 2`,
  );
  const [first, second] = found;
  if (!first || !second) throw new Error('no products with variants');
  const [alone = '', ...others] = second.variants;
  expect((await send('variants', [gone(alone)])).done).toBe(1);
  expect(await isForSale('product', alone)).toBe(false);
  for (const other of others) expect(await isForSale('product', other)).toBe(true);
  expect((await send('products', [gone(first.product)])).done).toBe(1);
  for (const variant of first.variants) expect(await isForSale('product', variant)).toBe(false);
  expect(fieldsOf(await send('products', [gone(first.product)]))).toEqual([['id']]);
  expect(fieldsOf(await send('variants', [gone(first.variants[0])]))).toEqual([['id']]);
});

it('a vehicle is not found any more, and all others stay', async () => {
  const { body } = await api('PUT', '/api/v1/vehicles', { lines: [wholeVehicle], token: key });
  expect(body.done).toBe(1);
  const count = async () => (await database.value<number>('select count(*)::int from vehicles')) ?? 0;
  const before = await count();
  expect((await send('vehicles', [gone(wholeVehicle.id)], '')).refused).toBe(1);
  const result = await send('vehicles', [
    gone(wholeVehicle.id),
    gone('gibt-es-nicht'),
    { id: wholeVehicle.id, kw: 99 },
  ]);
  expect(fieldsOf(result)).toEqual([[], ['id'], ['id']]);
  expect(await count()).toBe(before - 1);
  const found = await api('GET', '/api/v1/vehicles/hsntsn?hsn=9998&tsn=ZZY');
  expect(found.status).toBe(404);
});

it('hundreds go in one transaction', async () => {
  const many = await database.query<{ code: string }>(
    `select code from articles where kind = 'tyre' and retired_at is null
       and not exists (select from components where component_id = articles.id) order by id desc limit 500`,
  );
  const body = await send(
    'tyres',
    many.map(({ code: id }) => gone(id)),
  );
  expect([body.done, body.refused]).toEqual([many.length, 0]);
});
