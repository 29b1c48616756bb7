import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { BenchShop } from './bench-shop';
import { p95 } from './load';
import type { Row } from './report';

const TURNS = 11;
const BLOCK_SECONDS = 6;
/** What was counted in the block before is sent meanwhile. */
const SETTLE_SECONDS = 3;
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

/** Milliseconds until a compressed page has come; nothing is unpacked, because that would delay what comes beside. */
function timePage(port: number, agent: http.Agent, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const all = { host: `localhost:${port}`, 'accept-encoding': 'br', ...headers };
    http
      .get({ agent, host: '127.0.0.1', port, path: '/muster/reifen', headers: all }, (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - started);
          else reject(new Error(`/muster/reifen: ${answer.statusCode}`));
        });
      })
      .once('error', reject);
  });
}

/** Milliseconds of answers, asked at a steady rate, without those of the first seconds. */
async function ask(port: number, perSecond: number, headers: Record<string, string>): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  for (let number = 0; number < perSecond * BLOCK_SECONDS; number += 1) {
    asked.push(timePage(port, agent, headers));
    await wait(1_000 / perSecond);
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return times.slice(perSecond * SETTLE_SECONDS);
}

/** Blocks take turns, so that other load on the machine affects all kinds alike. */
async function compare(shop: BenchShop, label: string, perSecond: number, headers: Record<string, string>) {
  const kinds = ['browser', 'robot', 'other robot'] as const;
  const times: Record<(typeof kinds)[number], number[]> = { browser: [], robot: [], 'other robot': [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const who of [...kinds.slice(turn % 3), ...kinds.slice(0, turn % 3)]) {
      const agent = who === 'browser' ? BROWSER : ROBOT;
      const block = await ask(shop.port, perSecond, { ...headers, 'user-agent': agent });
      // The first turn fills caches.
      if (turn > 0) times[who].push(...block);
    }
  }
  const [counted = 0, without = 0, again = 0] = kinds.map((who) => p95(times[who]));
  const rows = [
    { label: `${label}, not counted, p95`, unit: 'ms', values: [without], digits: 2 },
    { label: `${label}, counted, p95`, unit: 'ms', values: [counted], digits: 2 },
    { label: `${label}, not counted, measured twice, ratio`, unit: '', values: [again / without], digits: 3 },
    {
      label: `${label}, ratio`,
      unit: '',
      values: [(2 * counted) / (without + again)],
      digits: 3,
      limit: 1.02,
    },
  ];
  return { rows, views: TURNS * perSecond * BLOCK_SECONDS };
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
