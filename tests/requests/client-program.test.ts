import { expect, it } from 'vitest';
import { calls } from '~/http/api/calls.server';
import type { Calls } from '../../app/client/client.js';
import { apiClient } from '../support/api-client';
import { apiKey } from '../support/api-keys';
import { someTyre } from '../support/catalogue';
import { placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { gtinOf, wholeProduct, wholeTyre, wholeVariant, wholeVehicle } from '../support/lines';

// Each call for programs with a key, by the client that they use.

const { database, shop } = await freshShop();
const { client, called } = apiClient(shop);
const key = client.as(await apiKey(database));
const place = { standortUrl: 'muster' };
const tyre = await someTyre(database);

type Batch = Calls['PATCH /api/v1/stock']['answer'];

async function expectDone(...batches: Promise<Batch>[]) {
  for (const { results } of await Promise.all(batches))
    expect(results).toEqual([{ line: 1, state: 'done', problems: [] }]);
}

const wholeRim = {
  id: 'prueffelge',
  gtin: gtinOf(1),
  hersteller: 'Prüf',
  modell: 'Speiche',
  design: 'komfort',
  material: 'stahl',
  farbe: 'schwarz',
  durchmesser: 16,
  breite: '6.5',
  lochzahl: 5,
  lochkreis: 112,
  mittenloch: '57.1',
  einpresstiefe: 46,
  traglast: 690,
  abe: '',
  preis: '79.00',
  zentrierringe: false,
} as const;

const changes = ['stock', 'articles', 'orders', 'appointments', 'customers'] as const;

it('sends articles, vehicles, counts and prices, and reads what changed', async () => {
  expect((await key.call('GET /api/v1/key')).allLocations).toBe(true);
  const starts = await Promise.all(changes.map((what) => key.call(`GET /api/v1/changes/${what}`)));
  await expectDone(key.call('PUT /api/v1/tyres', {}, [wholeTyre]));
  await expectDone(key.call('PATCH /api/v1/tyres', { mode: 'all' }, [{ id: wholeTyre.id, dot: 2025 }]));
  await expectDone(key.call('PUT /api/v1/rims', {}, [wholeRim]));
  await expectDone(key.call('PATCH /api/v1/rims', {}, [{ id: wholeRim.id, preis: '89.00' }]));
  const wheel = { id: 'pruefrad', felge: wholeRim.id, reifen: wholeTyre.id, sensor: '', preis: '' };
  await expectDone(key.call('PUT /api/v1/completeWheels', {}, [wheel]));
  await expectDone(key.call('PATCH /api/v1/completeWheels', {}, [{ id: wheel.id, preis: '199.00' }]));
  await expectDone(key.call('PUT /api/v1/products', {}, [wholeProduct]));
  await expectDone(key.call('PATCH /api/v1/products', {}, [{ id: wholeProduct.id, name: 'Kiste' }]));
  await expectDone(key.call('PUT /api/v1/variants', {}, [wholeVariant]));
  await expectDone(
    key.call('PATCH /api/v1/variants', { allowRemovals: 'true' }, [{ id: wholeVariant.id, entfernen: true }]),
  );
  await expectDone(key.call('PUT /api/v1/vehicles', {}, [wholeVehicle]));
  await expectDone(key.call('PATCH /api/v1/vehicles', {}, [{ id: wholeVehicle.id, kw: 110 }]));
  const article = `tyre:${wholeTyre.id}`;
  const count = (stueck: number) => [{ id: article, standort: 'muster', stueck }];
  await expectDone(key.call('PUT /api/v1/stock', {}, count(3)));
  await expectDone(key.call('PATCH /api/v1/stock', {}, count(4)));
  const price = (preis: string) => [{ artikel: article, standort: 'muster', preis }];
  await expectDone(key.call('PUT /api/v1/prices', {}, price('91.00')));
  await expectDone(key.call('PATCH /api/v1/prices', {}, price('92.00')));
  const [stock, articles] = await Promise.all([
    key.call('GET /api/v1/changes/stock', { cursor: starts[0]?.cursor ?? '' }),
    key.call('GET /api/v1/changes/articles', { cursor: starts[1]?.cursor ?? '' }),
  ]);
  expect(stock.data).toEqual([{ article, standortUrl: 'muster', onHand: 4, allocated: 0 }]);
  expect(articles.data.filter((one) => one.article === article && one.standortUrl === 'muster')).toEqual([
    expect.objectContaining({ vk_preis: 9_200, isForSale: true }),
  ]);
});

it('works an order off', async () => {
  const { cursor } = await key.call('GET /api/v1/changes/orders');
  const { number } = await placeOrder(database, shop, tyre.id, { pieces: 2 });
  const { data } = await key.call('GET /api/v1/changes/orders', { cursor });
  expect(data.map((order) => order.number)).toEqual([number]);
  const PATH = '/api/v1/standorte/{standortUrl}/dealerOrders';
  const listed = await key.call(`GET ${PATH}`, { ...place, state: 'confirmed' });
  const own = { ...place, number };
  expect(listed.data).toContainEqual(await key.call(`GET ${PATH}/{number}`, own));
  const { isAcknowledged } = await key.call(`POST ${PATH}/{number}/acknowledgement`, own);
  const command = { command: 'hand-over' } as const;
  const { fulfilment } = await key.call(`POST ${PATH}/{number}/fulfilment`, own, command);
  const { invoiceNumber } = await key.call(`PUT ${PATH}/{number}/invoice`, own, { invoiceNumber: 'R-1' });
  expect([isAcknowledged, fulfilment, invoiceNumber]).toEqual([true, 'handed-over', 'R-1']);
});

it('writes pages and metadata', async () => {
  const written = await key.call('PUT /api/v1/standorte/{standortUrl}/pages', place, {
    pfad: '/seiten/anfahrt',
    art: 'text',
    label: 'Anfahrt',
    titel: 'So finden Sie uns',
    beschreibung: 'Mit Bus, Rad und Auto zu uns.',
    text: 'Linie 11 bis Werft.',
  });
  const removed = await key.call('DELETE /api/v1/standorte/{standortUrl}/pages', {
    ...place,
    pfad: '/seiten/anfahrt',
  });
  const metadata = { page: '/reifen', title: 'Reifen am Kai' };
  const described = await key.call('PUT /api/v1/standorte/{standortUrl}/seo', place, metadata);
  expect([new URL(written.page).pathname, removed, described]).toEqual([
    '/muster/seiten/anfahrt',
    { removed: '/seiten/anfahrt' },
    { page: '/reifen' },
  ]);
});

it('subscribes to events', async () => {
  const PATH = '/api/v1/subscriptions';
  const body = { url: 'https://warenwirtschaft.example/', types: ['order.paid' as const] };
  const { subscription, secret } = await key.call(`POST ${PATH}`, {}, body, { idempotencyKey: 'abo' });
  const own = { id: subscription._id };
  expect((await key.call(`GET ${PATH}`)).data).toEqual([subscription]);
  expect((await key.call(`POST ${PATH}/{id}/secret`, own)).secret).not.toBe(secret);
  const test = await key.call(`POST ${PATH}/{id}/test`, own);
  const { data } = await key.call(`GET ${PATH}/{id}/deliveries`, own);
  expect(data.map(({ _id }) => _id)).toEqual([test._id]);
  await database.query('update deliveries set dead_at = now()');
  const again = await key.call(`POST ${PATH}/{id}/deliveries/{deliveryId}/replay`, {
    ...own,
    deliveryId: test._id,
  });
  expect(again).toMatchObject({ _id: test._id, state: 'waiting' });
  await key.call(`DELETE ${PATH}/{id}`, own);
  expect((await key.call(`GET ${PATH}`)).data).toEqual([]);
});

it('each call for programs was answered', () => {
  const declared = calls.filter(({ caller }) => caller === 'program');
  expect([...called].sort()).toEqual(declared.map(({ method, path }) => `${method} ${path}`).sort());
});
