import { randomInt } from 'node:crypto';
import { createClient } from '../../app/client/client.js';
import { address, person } from '../support/buyer';
import type { BenchShop } from './bench-shop';
import { inTurns, p95 } from './load';
import type { Row } from './report';

const CALLERS = 16;
const SECONDS = 8;

/** Each order has a network of its own: requests without a token are counted by it. */
export const apiOrdersEnvironment = { TRUSTED_PROXIES: '127.0.0.1,::1' };
const network = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

function newCaller({ port }: BenchShop) {
  const from = network();
  return createClient(`http://localhost:${port}`, {
    fetch: (address, options) => {
      const headers = new Headers(options?.headers);
      headers.set('x-forwarded-for', from);
      return fetch(address, { ...options, headers });
    },
  });
}

const place = { standortUrl: 'muster' };

/** From the cart to the stored order. @returns milliseconds of the call that stores it */
async function orderByApi(shop: BenchShop, tyre: string, email: string): Promise<number> {
  const caller = newCaller(shop);
  const { cartToken } = await caller.call('POST /api/v1/standorte/{standortUrl}/carts', place);
  const cart = caller.as(cartToken);
  const { totalCents } = await cart.call(
    'PUT /api/v1/standorte/{standortUrl}/cart/articles/{articleId}',
    { ...place, articleId: `tyre:${tyre}` },
    { quantity: 1 },
  );
  const { strasse, plz, ort } = address;
  const started = performance.now();
  await cart.call('POST /api/v1/standorte/{standortUrl}/orders', place, {
    orderType: 'kauf',
    contact: { ...person, anrede: 'frau', email },
    address: { strasse, plz, ort },
    payment: 'vorkasse',
    totalCents,
    accepted: ['terms'],
  });
  return performance.now() - started;
}

async function crowd(shop: BenchShop, round: number) {
  const started = performance.now();
  const until = started + SECONDS * 1_000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const tyre = shop.tyreIds[(caller + turn * CALLERS) % shop.tyreIds.length] ?? '';
        times.push(await orderByApi(shop, tyre, `api-${round}-${caller}-${turn}@example.de`));
      }
    }),
  );
  return { perSecond: times.length / ((performance.now() - started) / 1_000), p95: p95(times) };
}

/** 16 programs that order at once. */
export async function measureApiOrders(shops: BenchShop[]): Promise<Row[]> {
  const rounds = (await inTurns(shops, 3, crowd)).map((figures) => figures.at(-1));
  const of = (figure: 'perSecond' | 'p95') => rounds.map((one) => one?.[figure] ?? 0);
  return [
    {
      label: 'orders by the API, from the cart to the stored order',
      unit: '/s',
      values: of('perSecond'),
      atLeast: 60,
    },
    { label: 'the call that stores the order, p95', unit: 'ms', values: of('p95') },
  ];
}
