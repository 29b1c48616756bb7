import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, createClient } from '../../app/client/client.js';
import { apiClient } from '../support/api-client';
import { apiKey } from '../support/api-keys';
import { person } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { photoOf } from '../support/made-pictures';

const { database, shop } = await freshShop();
const { client } = apiClient(shop);
const key = await apiKey(database);
const place = { standortUrl: 'muster' };

beforeEach(() => database.query('delete from attempts'));

const refusal = (call: Promise<unknown>) =>
  call.then(() => undefined).catch((error: unknown) => error as ApiError);

it('goes from the size to a reservation, once for a key', async () => {
  const { data } = await client.call('GET /api/v1/standorte/{standortUrl}/tires', {
    ...place,
    breite: '205',
    saison: undefined,
  });
  const [tyre] = data;
  if (!tyre) throw new Error('no tyre');
  await setStock(database, tyre.id, { here: 8 });
  const { cartToken } = await client.call('POST /api/v1/standorte/{standortUrl}/carts', place);
  const cart = client.as(cartToken);
  const { totalCents } = await cart.call(
    'PUT /api/v1/standorte/{standortUrl}/cart/articles/{articleId}',
    { ...place, articleId: tyre._id },
    { quantity: 4 },
  );
  const placed = await Promise.all(
    [1, 2].map(() =>
      cart
        .call(
          'POST /api/v1/standorte/{standortUrl}/orders',
          place,
          {
            orderType: 'reservierung',
            contact: { ...person, anrede: 'frau' },
            totalCents,
            accepted: ['terms'],
          },
          { idempotencyKey: 'einmal' },
        )
        .then(({ order }) => order.number)
        .catch((error: ApiError) => error.reason),
    ),
  );
  expect(new Set(placed.filter((one) => one !== 'still_running')).size).toBe(1);
  const { data: orders } = await cart.call('GET /api/v1/standorte/{standortUrl}/orders', place);
  expect(orders).toHaveLength(1);
});

it('sends lines and pictures, and escapes what stands in an address', async () => {
  const program = client.as(key);
  const { id } = await someTyre(database);
  const { results } = await program.call('PATCH /api/v1/stock', { mode: 'right' }, [
    { id: `tyre:${id}`, standort: 'muster', stueck: 3 },
    { id: 'tyre:gibt-es-nicht', standort: 'muster', stueck: 3 },
  ]);
  expect(results.map(({ state }) => state)).toEqual(['done', 'refused']);
  const { cartToken } = await client.call('POST /api/v1/standorte/{standortUrl}/carts', place);
  const { token } = await client
    .as(cartToken)
    .call('POST /api/v1/standorte/{standortUrl}/requests', place, { contact: { ...person, anrede: 'frau' } });
  const picture = new Blob([new Uint8Array(await photoOf('#369'))], { type: 'image/jpeg' });
  expect(
    await client.call(
      'POST /api/v1/standorte/{standortUrl}/requests/{token}/pictures',
      { ...place, token },
      picture,
    ),
  ).toEqual({ pictures: 1 });
  const strange = await refusal(
    client.call('GET /api/v1/standorte/{standortUrl}', { standortUrl: 'müster & söhne?x=1#y' }),
  );
  expect([strange?.status, strange?.reason]).toEqual([404, 'location_not_found']);
});

it('sends each value of a list', async () => {
  const saisons = ['sommer', 'winter'];
  const { facets } = await client.call('GET /api/v1/standorte/{standortUrl}/tires', {
    ...place,
    saison: saisons,
  });
  const seasons = facets.find(({ name }) => name === 'saison')?.options ?? [];
  expect(seasons.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(saisons);
});

it('throws a refusal with its reason and fields, and what is no answer of the shop', async () => {
  const wrong = await refusal(client.call('GET /api/v1/vehicles/hsntsn', { hsn: '1', tsn: 'BJH' }));
  expect(wrong).toBeInstanceOf(ApiError);
  expect([wrong?.status, wrong?.details.map(({ field }) => field)]).toEqual([400, ['hsn']]);
  expect((await refusal(client.call('GET /api/v1/key')))?.status).toBe(401);
  const broken = createClient('http://shop.example', {
    fetch: async () => new Response('<html>', { status: 502, headers: { 'retry-after': '7' } }),
  });
  const gateway = await refusal(broken.call('GET /api/v1/hosts'));
  expect([gateway?.status, gateway?.reason, gateway?.retryAfter]).toEqual([502, 'unreadable', 7]);
  expect(gateway?.message).toBe('Request failed with status code 502');
});

it('ends a call after a minute, or as it is told', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  onTestFinished(() => timeout.mockRestore());
  expect((await refusal(client.call('GET /api/v1/hosts')))?.name).toBe('AbortError');
  expect(timeout.mock.calls).toEqual([[60_000]]);
  timeout.mockRestore();
  const signal = AbortSignal.abort();
  expect((await refusal(client.call('GET /api/v1/hosts', {}, undefined, { signal })))?.name).toBe(
    'AbortError',
  );
});
