import { expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { GOLF } from '../support/api-workshop';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';

const { database, shop } = await freshShop({ ownProcess: true });
const api = apiOf(shop);
const CARTS = '/api/v1/standorte/muster/carts';

it('each answer tells what is left, and who asks too often waits, whatever token is made up', async () => {
  const first = await api('POST', CARTS);
  expect(first.headers).toMatchObject({
    ratelimit: '"minute";r=599;t=60',
    'ratelimit-policy': '"minute";q=600;w=60',
  });
  for (let sent = 1; sent < 600; sent += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, 600 - sent) }, (_, index) =>
        api('POST', CARTS, { token: `erfundenes-token-nummer-${sent + index}` }),
      ),
    );
  const { status, headers, body } = await api('POST', CARTS);
  expect([status, body.error.reason]).toEqual([429, 'too_many_requests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers.ratelimit).toMatch(/^"minute";r=0;t=\d+$/);
  const rows = await database.query<{ count: number }>(
    'select count(*)::int from sessions where host_group is null and user_id is null',
  );
  expect(rows[0]?.count).toBe(600);
  const own = first.body.cartToken;
  expect((await api('GET', '/api/v1/standorte/muster/cart', { token: own })).headers.ratelimit).toContain(
    'r=599',
  );
  expect((await api('GET', '/api/v1/key', { token: await apiKey(database) })).headers.ratelimit).toContain(
    'r=5999',
  );
});

it('what is the same for everybody is not counted', async () => {
  const { status, headers } = await api('GET', '/api/v1/hosts');
  expect([status, headers.ratelimit]).toEqual([200, undefined]);
});

it('tells whether articles fit a vehicle, and only of those that the location sells', async () => {
  const [known] = await database.query<{ vehicle: string; article: string }>(
    `select (select code from vehicles order by code limit 1) as vehicle, 'tyre:' || code as article from articles
     where kind = 'tyre' and retired_at is null order by code limit 1`,
  );
  const ask = (articles: string, vehicle = known?.vehicle ?? '') =>
    api('GET', `/api/v1/standorte/muster/verdicts?${new URLSearchParams({ vehicle, articles })}`);
  const { body } = await ask(`${known?.article},tyre:gibt-es-nicht,${known?.article}`);
  expect(body.data).toEqual([
    { _id: known?.article, result: expect.any(String), text: expect.any(String), pieces: null },
  ]);
  expect((await ask(known?.article ?? '', 'gibt-es-nicht')).body.error).toMatchObject({
    code: 404,
    reason: 'vehicle_not_found',
  });
  for (const wrong of [
    '',
    ',',
    'x',
    `${known?.article},`,
    Array(51)
      .fill(0)
      .map((_, n) => `tyre:t${n}`)
      .join(),
  ])
    expect((await ask(wrong)).body.error.details[0].field).toBe('articles');
});

it('says what to check of an article without fitment data', async () => {
  const rows = await database.query<{ key: string }>(
    `select 'product:' || code as key from articles join product_variants on article_id = id
     where retired_at is null and car_make is null and not exists
       (select from article_vehicle_prefixes where article_id = id) order by code limit 50`,
  );
  const query = new URLSearchParams({ vehicle: GOLF, articles: rows.map(({ key }) => key).join() });
  const { body } = await api('GET', `/api/v1/standorte/muster/verdicts?${query}`);
  expect(body.data).toContainEqual({
    _id: expect.stringContaining('product:'),
    result: 'unknown',
    text: expect.stringContaining('Bitte prüfen Sie'),
    pieces: null,
  });
  expect(body.data.filter(({ text }: { text: string }) => text === '')).toEqual([]);
});

it('knows that an entered size fits, and that another does not', async () => {
  const articleOf = async (condition: string) => {
    const tyre = await someTyre(database, condition);
    return `tyre:${tyre.id}`;
  };
  const articles = [
    await articleOf(`width = 205 and aspect = 55 and rim_tenths = 160`),
    await articleOf(`width = 255 and rim_tenths = 190`),
  ];
  const query = new URLSearchParams({ vehicle: GOLF, articles: articles.join() });
  const { body } = await api('GET', `/api/v1/standorte/muster/verdicts?${query}`);
  expect(body.data).toEqual([
    { _id: articles[0], result: 'fits', text: expect.stringContaining('CoC-Papier'), pieces: null },
    {
      _id: articles[1],
      result: 'fits-not',
      text: expect.stringContaining('nicht eingetragen'),
      pieces: null,
    },
  ]);
});
