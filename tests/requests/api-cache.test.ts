import { expect, it } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { setStock, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { withinASecond } from '../support/within-a-second';

const database = await freshDatabase();
const nodes = [
  await startShop({ DATABASE_URL: database.url }),
  await startShop({ DATABASE_URL: database.url }),
] as const;
const [{ port }] = nodes;
const key = await apiKey(database);
const at = (path: string, location = 'muster') => `/api/v1/standorte/${location}${path}`;
const get = (path: string, headers: Record<string, string> = {}) => request({ port, path, headers });

/** No tag moves, so that a shared answer stays as it is. */
const addRedirect = (location: string) =>
  database.query(
    `insert into redirect_rules (location_url, old_url, new_url, status_code)
     values ($1, '/alt-' || gen_random_uuid(), '/reifen', 301)`,
    [location],
  );

it('one answer is for all callers without a token, whatever their cookies say, and no other location', async () => {
  const count = async (location: string, headers: Record<string, string> = {}) =>
    JSON.parse((await get(at('/redirects', location), headers)).text).data.length;
  const [muster, standard] = [await count('muster'), await count('standard')];
  expect(muster).not.toBe(standard);
  await database.query('alter table redirect_rules disable trigger redirect_rules_touch_tag');
  for (const location of ['muster', 'standard']) await addRedirect(location);
  const token = { authorization: `Bearer ${key}` };
  const cookie = { cookie: 'radhaus_session=abcdefghijklmnopqrstuvwxyz0123456789; fahrzeug=1' };
  expect(await Promise.all(['muster', 'standard'].map((one) => count(one)))).toEqual([muster, standard]);
  expect(await count('muster', cookie)).toBe(muster);
  expect(await count('muster', token)).toBe(muster + 1);
  expect(await count('muster', { authorization: 'Basic a:b' })).toBe(muster + 1);
  expect(await count('muster')).toBe(muster);
  await touchTags(database.context.db, ['location:standard']);
  await withinASecond(() => count('standard')).toBe(standard + 1);
  expect(await count('muster')).toBe(muster);
});

it('is compressed, has the rules of an answer that is made anew, and is sent once', async () => {
  const path = at('/tires');
  const [first, shared, own] = [
    await get(path),
    await get(path),
    await get(path, { authorization: 'Bearer' }),
  ];
  const rules = ({ headers }: typeof first) =>
    ['etag', 'cache-control', 'access-control-allow-origin', 'content-type', 'vary'].map(
      (one) => headers[one],
    );
  expect(shared.text).toBe(first.text);
  expect([rules(shared), rules(own)]).toEqual([rules(first), rules(first)]);
  expect(first.headers.vary).toBe('authorization, accept-encoding');
  expect(shared.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const brotli = await get(path, { 'accept-encoding': 'br' });
  expect([brotli.headers['content-encoding'], brotli.text]).toEqual(['br', first.text]);
  expect(brotli.raw.length).toBeLessThan(first.raw.length / 4);
  for (const headers of [{}, { authorization: 'Bearer' }] as Record<string, string>[]) {
    const known = await get(path, { 'if-none-match': String(first.headers.etag), ...headers });
    expect([known.status, known.raw.length, known.headers.etag]).toEqual([304, 0, first.headers.etag]);
  }
  const head = await request({ port, path, method: 'HEAD' });
  expect([head.status, head.raw.length, head.headers.etag]).toEqual([200, 0, first.headers.etag]);
});

it('a failure and a refusal are not shared', async () => {
  const unknown = at('/tires/noch-nicht-da');
  expect((await get(unknown)).status).toBe(404);
  expect((await get(unknown)).headers['cache-control']).toBe('no-store');
  const wrong = await get(at('/tires?breite=x'));
  expect([wrong.status, wrong.headers['cache-control']]).toEqual([400, 'no-store']);
});

it('a price that one node takes is in the lists and articles of both within a second', async () => {
  const apis = nodes.map((node) => apiOf(node));
  const { facets } = JSON.parse((await get(at('/tires'))).text);
  const { name, options } = facets.find(({ legend }: { legend: string }) => legend === 'Hersteller');
  const list = at(`/tires?${name}=${encodeURIComponent(options[0].value)}`);
  const { id } = JSON.parse((await get(list)).text).data[0];
  const seen = () =>
    Promise.all(
      apis.map(async (api) => {
        const [{ body }, { body: own }] = [await api('GET', list), await api('GET', at(`/tires/${id}`))];
        const listed = body.data.find((one: { id: string }) => one.id === id);
        return [listed?.vk_preis, own.tire.vk_preis];
      }),
    );
  for (const preis of ['91.10', '92.20']) {
    const lines = [{ artikel: `tyre:${id}`, standort: 'muster', preis }];
    await apis[0]?.('PATCH', '/api/v1/prices', { lines, token: key });
    const cents = Math.round(Number(preis) * 100);
    await withinASecond(seen).toEqual([
      [cents, cents],
      [cents, cents],
    ]);
  }
});

it('availability is looked up each time', async () => {
  const { id } = await someTyre(database);
  const path = at(`/articles/tyre:${id}/availability`);
  const here = async () => JSON.parse((await get(path)).text).availability.here;
  for (const pieces of [7, 5]) {
    await setStock(database, id, { here: pieces });
    expect(await here()).toBe(pieces);
  }
});
