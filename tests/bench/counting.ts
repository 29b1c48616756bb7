import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { median, p95 } from './load';
import type { Row } from './report';

const BLOCKS = 30;
const ASKED_IN_BLOCK = 500;
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

/** Milliseconds of answers to a browser and to a robot, asked at random, so that other load on the machine affects both alike. */
async function ask(port: number, perSecond: number, headers: Record<string, string>) {
  const agent = new http.Agent({ keepAlive: true });
  const times: Record<'browser' | 'robot', number[]> = { browser: [], robot: [] };
  const asked: Promise<unknown>[] = [];
  for (let number = 0; number < ASKED_IN_BLOCK; number += 1) {
    const [who, agentName] =
      Math.random() < 0.5 ? (['browser', BROWSER] as const) : (['robot', ROBOT] as const);
    const all = { ...headers, 'user-agent': agentName };
    asked.push(
      request({ port, path: '/muster/reifen', agent, headers: all }).then(({ status, ms }) => {
        if (status !== 200) throw new Error(`/muster/reifen: ${status}`);
        times[who].push(ms);
      }),
    );
    await wait(1_000 / perSecond);
  }
  await Promise.all(asked);
  agent.destroy();
  return times;
}

/** Medians over blocks: load that comes in bursts spoils few of them. */
async function compare(shop: BenchShop, label: string, perSecond: number, headers: Record<string, string>) {
  const blocks: Awaited<ReturnType<typeof ask>>[] = [];
  for (let block = 0; block < BLOCKS; block += 1) blocks.push(await ask(shop.port, perSecond, headers));
  // The first blocks fill caches.
  const measured = blocks.slice(3);
  const within = median(measured.map(({ browser }) => p95(browser)));
  const without = median(measured.map(({ robot }) => p95(robot)));
  const views = blocks.reduce((sum, { browser }) => sum + browser.length, 0);
  const rows = [
    { label: `${label}, not counted, p95`, unit: 'ms', values: [without], digits: 2 },
    { label: `${label}, counted, p95`, unit: 'ms', values: [within], digits: 2 },
    { label: `${label}, ratio`, unit: '', values: [within / without], digits: 3, limit: 1.02 },
  ];
  return { rows, views };
}

/** Views that the server counts, beside views of the same page that it does not count. */
export async function measureCounting([shop]: BenchShop[]): Promise<Row[]> {
  if (!shop) return [];
  const matomo = await openMatomo();
  await countAll(shop.client, matomo.url);
  const cached = await compare(shop, 'cached list at 200/s', 200, {});
  const own = await compare(shop, 'list with a cart at 80/s', 80, { cookie: shop.cookie });
  await wait(3_000);
  matomo.close();
  return [
    ...cached.rows,
    ...own.rows,
    {
      label: 'views that were sent, share',
      unit: '',
      values: [matomo.hits() / (cached.views + own.views)],
      digits: 2,
      atLeast: 1,
    },
  ];
}
