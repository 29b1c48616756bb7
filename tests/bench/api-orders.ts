import { randomInt } from 'node:crypto';
import { address, person } from '../support/buyer';
import type { BenchShop } from './bench-shop';
import { inTurns, p95 } from './load';
import type { Row } from './report';

const CALLERS = 16;
const SECONDS = 8;

/** Each order has a network of its own: requests without a token are counted by it. */
export const apiOrdersEnvironment = { TRUSTED_PROXIES: '127.0.0.1,::1' };
const network = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

function callerOf({ port }: BenchShop) {
  const from = network();
  let token = '';
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://localhost:${port}/api/v1/standorte/muster${path}`, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { cartToken?: string; totalCents?: number; error?: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    token ||= answer.cartToken ?? '';
    return answer;
  };
}

/** From the cart to the stored order. @returns milliseconds of the call that stores it */
async function orderByApi(shop: BenchShop, tyre: string, email: string): Promise<number> {
  const call = callerOf(shop);
  await call('POST', '/carts');
  const { totalCents } = await call('PUT', `/cart/articles/tyre:${tyre}`, { quantity: 1 });
  const { strasse, plz, ort } = address;
  const started = performance.now();
  await call('POST', '/orders', {
    orderType: 'kauf',
    contact: { ...person, email },
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
