import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { p95 } from './load';
import type { Row } from './report';

const SECONDS = 60;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Its views are not counted. */
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

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

async function countAll(client: pg.Client, matomo: string): Promise<void> {
  await client.query("update hosts set matomo_url = $1, matomo_site_id = '7' where hostname = 'localhost'", [
    matomo,
  ]);
  await client.query(
    `update locations set storefront = storefront || '{"countsOnServer": true}' where url = 'muster'`,
  );
  // Every node has heard of the change.
  await wait(2_000);
}

/** Milliseconds of answers to a browser and to a robot, asked in turn, so that other load on the machine affects both alike. */
async function ask(port: number, perSecond: number, headers: Record<string, string>) {
  const agent = new http.Agent({ keepAlive: true });
  const times: [number[], number[]] = [[], []];
  const asked: Promise<unknown>[] = [];
  for (let number = 0; number < perSecond * SECONDS; number += 1) {
    const turn = number % 4 === 0 || number % 4 === 3 ? 0 : 1;
    const all = { ...headers, 'user-agent': turn === 0 ? BROWSER : ROBOT };
    asked.push(
      request({ port, path: '/muster/reifen', agent, headers: all }).then(({ status, ms }) => {
        if (status !== 200) throw new Error(`/muster/reifen: ${status}`);
        // The first answers fill caches.
        if (number > 3 * perSecond) times[turn].push(ms);
      }),
    );
    await wait(1_000 / perSecond);
  }
  await Promise.all(asked);
  agent.destroy();
  return times;
}

async function compare(shop: BenchShop, label: string, perSecond: number, headers: Record<string, string>) {
  const [counted, others] = await ask(shop.port, perSecond, headers);
  const [within, without] = [p95(counted), p95(others)];
  return [
    { label: `${label}, not counted, p95`, unit: 'ms', values: [without], digits: 2 },
    { label: `${label}, counted, p95`, unit: 'ms', values: [within], digits: 2 },
    { label: `${label}, ratio`, unit: '', values: [within / without], digits: 3, limit: 1.02 },
  ];
}

/** Views that the server counts, beside views of the same page that it does not count. */
export async function measureCounting([shop]: BenchShop[]): Promise<Row[]> {
  if (!shop) return [];
  const matomo = await openMatomo();
  await countAll(shop.client, matomo.url);
  const rows = [
    ...(await compare(shop, 'cached list at 200/s', 200, {})),
    ...(await compare(shop, 'list with a cart at 80/s', 80, { cookie: shop.cookie })),
  ];
  await wait(3_000);
  matomo.close();
  const views = (SECONDS * (200 + 80)) / 2;
  return [
    ...rows,
    {
      label: 'views that were sent, share',
      unit: '',
      values: [matomo.hits() / views],
      digits: 2,
      atLeast: 1,
    },
  ];
}
