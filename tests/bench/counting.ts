import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { inTurns, p95 } from './load';
import type { Row } from './report';

const COUNTED = 'gezaehlt';
const ROUNDS = 14;
const SECONDS = 2;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function openMatomo() {
  let hits = 0;
  const server = http.createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    hits += (JSON.parse(text) as { requests: string[] }).requests.length;
    response.end('{"status":"success"}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    hits: () => hits,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The same location once more, whose views are counted. */
async function addCounted(client: pg.Client, matomo: string): Promise<void> {
  await client.query("update hosts set matomo_url = $1, matomo_site_id = '7' where hostname = 'localhost'", [
    matomo,
  ]);
  await client.query(
    `insert into locations select (jsonb_populate_record(location, jsonb_build_object('id', $1::text, 'url', $1::text,
       'storefront', location.storefront || '{"countsOnServer": true}'))).* from locations location where url = 'muster'`,
    [COUNTED],
  );
  // Every node has heard of the change.
  await wait(2_000);
}

/** Milliseconds of answers to requests that do not wait for each other. */
async function ask(port: number, path: string, perSecond: number, headers: Record<string, string>) {
  const agent = new http.Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  for (let number = 0; number < perSecond * SECONDS; number += 1) {
    asked.push(
      request({ port, path, agent, headers: { 'user-agent': BROWSER, ...headers } }).then(
        ({ status, ms }) => {
          if (status !== 200) throw new Error(`${path}: ${status}`);
          return ms;
        },
      ),
    );
    await wait(1_000 / perSecond);
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return times;
}

async function compare(shop: BenchShop, label: string, perSecond: number, headers: Record<string, string>) {
  const places = ['muster', COUNTED];
  const measure = (place: string) => ask(shop.port, `/${place}/reifen`, perSecond, headers);
  const [alone = [], counted = []] = await inTurns(places, ROUNDS, measure);
  // The first rounds fill caches.
  const [without, within] = [alone, counted].map((rounds) => p95(rounds.slice(2).flat()));
  return [
    { label: `${label}, not counted, p95`, unit: 'ms', values: [without ?? 0], digits: 2 },
    { label: `${label}, counted, p95`, unit: 'ms', values: [within ?? 0], digits: 2 },
    { label: `${label}, ratio`, unit: '', values: [(within ?? 0) / (without ?? 1)], digits: 3, limit: 1.02 },
  ];
}

/** Pages of a location whose views are counted by the server, beside those of one that counts none. */
export async function measureCounting([shop]: BenchShop[]): Promise<Row[]> {
  if (!shop) return [];
  const matomo = await openMatomo();
  await addCounted(shop.client, matomo.url);
  const rows = [
    ...(await compare(shop, 'cached list at 100/s', 100, {})),
    ...(await compare(shop, 'list with a cart at 40/s', 40, { cookie: shop.cookie })),
  ];
  await wait(3_000);
  matomo.close();
  const asked = ROUNDS * SECONDS * 140;
  return [
    ...rows,
    {
      label: 'views that were sent, share',
      unit: '',
      values: [matomo.hits() / asked],
      digits: 2,
      atLeast: 1,
    },
  ];
}
