import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { someTyres } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { startShopProcess } from '../support/running-shop';

/** Longer than 8 side by side can answer within a claim. */
const MANY = 40;
const SLOW_MS = 9_000;

interface Arrival {
  id: string;
  at: number;
  endedAt: number;
}

/** By path; the first part of a path says how it answers. */
const arrivals = new Map<string, Arrival[]>();
const receiver = http.createServer(async (request, response) => {
  request.resume();
  const path = request.url ?? '';
  const arrival = { id: String(request.headers['webhook-id']), at: Date.now(), endedAt: Infinity };
  arrivals.set(path, [...(arrivals.get(path) ?? []), arrival]);
  const ended = once(response, 'close').then(() => {
    arrival.endedAt = Date.now();
  });
  if (path.startsWith('/silent')) return ended;
  if (path.startsWith('/slow')) await wait(SLOW_MS);
  response.end();
});
await once(receiver.listen(0, '127.0.0.1'), 'listening');
const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const database = await freshDatabase();
const environment = {
  DATABASE_URL: database.url,
  SESSION_SECRET: 'one-secret-of-both-nodes-for-tests',
  WEBHOOK_TARGETS: origin,
};
const one = await startShopProcess(environment);
const two = await startShopProcess(environment);
const api = apiOf(one);
const key = await apiKey(database);
const tyres = await someTyres(database, MANY);

async function subscribe(url: string) {
  const json = { url: origin + url, types: ['stock.changed'] };
  expect((await api('POST', '/api/v1/subscriptions', { json, token: key })).status).toBe(201);
}

const at = (path: string) => arrivals.get(path) ?? [];
const idsAt = (path: string) => at(path).map(({ id }) => id);

let stueck = 20;
/** Each is an event with a subject of its own. */
async function count(articles: readonly { id: string }[], call = api) {
  stueck += 1;
  const lines = articles.map(({ id }) => ({ id: `tyre:${id}`, standort: 'muster', stueck }));
  const { status } = await call('PATCH', '/api/v1/stock', { lines, token: key });
  expect(status).toBe(200);
}

const endAll = () => database.query('update subscriptions set ended_at = now() where ended_at is null');

it('each event comes once to a slow receiver and at once to a fast one, beside one that never answers', async () => {
  for (const path of ['/slow', '/silent', '/fast']) await subscribe(path);
  await count(tyres);
  await expect.poll(() => at('/fast').length, { timeout: 15_000 }).toBe(MANY);
  const claims: string[][] = [];
  for (let round = 1; round <= 5; round += 1) {
    await wait(7_000);
    const changedAt = Date.now();
    await count(tyres.slice(0, 1));
    await expect.poll(() => at('/fast').length, { timeout: 8_000, interval: 50 }).toBe(MANY + round);
    expect((at('/fast').at(-1)?.at ?? 0) - changedAt).toBeLessThan(4_000);
    const waiting = await database.query<{ id: string }>(
      `select deliveries.id from deliveries join subscriptions on subscriptions.id = subscription_id
       where url like '%/slow' and delivered_at is null and attempts = 1 and next_at > now()`,
    );
    claims.push(waiting.map(({ id }) => id));
  }
  // Some are claimed for longer than a claim lasts.
  expect(claims[0]?.filter((id) => claims.at(-1)?.includes(id)).length).toBeGreaterThan(0);
  await expect.poll(() => new Set(idsAt('/slow')).size, { timeout: 120_000 }).toBe(MANY + 5);
  await wait(SLOW_MS);
  for (const path of ['/slow', '/fast']) expect(idsAt(path).length, path).toBe(MANY + 5);
  // One without an answer is asked again, but never beside itself.
  for (const id of new Set(idsAt('/silent'))) {
    const tries = at('/silent').filter((arrival) => arrival.id === id);
    for (const [index, later] of tries.slice(1).entries())
      expect(later.at).toBeGreaterThanOrEqual(tries[index]?.endedAt ?? 0);
  }
  await endAll();
}, 240_000);

it('a node that is killed while it sends loses none', async () => {
  await two.kill9();
  await subscribe('/slow-and-killed');
  await count(tyres.slice(0, 16));
  await expect.poll(() => at('/slow-and-killed').length, { timeout: 20_000 }).toBeGreaterThan(4);
  const three = await startShopProcess(environment);
  await one.kill9();
  await expect.poll(() => new Set(idsAt('/slow-and-killed')).size, { timeout: 150_000 }).toBe(16);
  const waiting = () =>
    database.value<number>(
      `select count(*)::int as count from deliveries join subscriptions on subscriptions.id = subscription_id
       where url like '%killed' and delivered_at is null`,
    );
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  // In the second node's hands each came once.
  expect(at('/slow-and-killed').length).toBeLessThanOrEqual(16 + 8 + 8);
  await three.stop();
}, 300_000);
