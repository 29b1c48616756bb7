import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectTo } from '../support/fresh-database';
import { randomOf } from '../support/hostile-values';
import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { faultSources } from './fault-requests';
import { type Row, say } from './report';

const preload = path.resolve(import.meta.dirname, '../support/loop-watch.mjs');
const { LOOP_PROFILE } = process.env;
export const faultEnvironment = {
  NODE_OPTIONS: `--import ${preload}`,
  LOG_LEVEL: 'fatal',
  ...(LOOP_PROFILE !== undefined && { LOOP_PROFILE }),
};

const AT_ONCE = 4;
const SEED = 20_261_130;
const SHOWN = 40;
/** Requests between two times that the limits of attempts begin anew. */
const FORGET_AFTER = 200;
/** Milliseconds in which a node's loop answers nobody. */
const MAX_STALL = 100;
/** Told of a request whose connection ends without an answer. */
const NO_ANSWER = 599;

interface Place {
  host: string;
  path: string;
}

async function placesOf({ client }: BenchShop): Promise<(Place & { url: string })[]> {
  const { rows } = await client.query<{ url: string; hostname: string; is_shop_system: boolean }>(
    'select url, hosts.hostname, is_shop_system from locations join hosts on hosts.hostname = locations.hostname order by url',
  );
  return rows.map(({ url, hostname, is_shop_system: hasPath }) => ({
    url,
    host: hostname,
    path: hasPath ? `/${url}` : '',
  }));
}

const PAGES = [
  '',
  '/reifen',
  '/alufelgen',
  '/komplettraeder',
  '/warenkorb',
  '/login',
  '/kontakt',
  '/impressum',
  '/agb',
  '/datenschutz',
  '/search?q=winter',
];

/** Status of every page of every location. */
async function statusOfPages({ port }: BenchShop, places: readonly Place[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { host, path: below } of places)
    for (const page of PAGES) {
      const { status } = await request({ port, host, path: `${below}${page}` || '/' });
      found.set(`${host}${below}${page}`, status);
    }
  return found;
}

/** @returns milliseconds, since it was asked last */
async function longestStall({ pid, log }: BenchShop): Promise<number> {
  const before = log().length;
  process.kill(pid, 'SIGUSR2');
  await wait(500);
  const told = log().slice(before);
  for (const line of told.match(/^stall (?:of|stack) .*$/gm) ?? []) say(`  ${line}`);
  return Number(/longest stall: (\d+) ms/.exec(told)?.[1]);
}

/** Requests with hostile values: no error of the shop, no long stall, and all pages as before. @param count of the requests */
export async function measureFaults(shops: BenchShop[], count: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const shop of shops) {
    const database = connectTo(shop.databaseUrl);
    const places = await placesOf(shop);
    const { sources, counts } = await faultSources(
      shop,
      database,
      places.map(({ url }) => url),
    );
    say(`  ${counts.pages} routes, ${counts.forms} forms, ${counts.calls} calls, ${places.length} locations`);
    const before = await statusOfPages(shop, places);
    await longestStall(shop);
    const random = randomOf(SEED);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
    const [failures, byStatus] = [new Map<string, number>(), new Map<number, number>()];
    let sent = 0;
    const sender = async () => {
      while (sent < count) {
        sent += 1;
        if (sent % FORGET_AFTER === 0) await database.query('delete from attempts');
        const { label, send } = await pick(sources)(pick);
        const status = await send().then(
          ({ status: told }) => told,
          () => NO_ANSWER,
        );
        byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
        if (status >= 500) failures.set(label, status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    const stall = await longestStall(shop);
    const after = await statusOfPages(shop, places);
    const lost = [...before].filter(([page, status]) => status < 400 && after.get(page) !== status);
    for (const [label, status] of [...failures].slice(0, SHOWN)) say(`  ${status} ${label}`);
    for (const [page, status] of lost.slice(0, SHOWN))
      say(`  ${page}: ${status} before, ${after.get(page)} after`);
    say(
      `  ${[...byStatus]
        .sort(([a], [b]) => a - b)
        .map(([status, number]) => `${status}: ${number}`)
        .join(', ')}`,
    );
    await database.end();
    const failed = [...byStatus].reduce((sum, [status, number]) => sum + (status >= 500 ? number : 0), 0);
    rows.push(
      { label: 'requests', unit: '', values: [sent], digits: 0, atLeast: count },
      { label: 'answers with 5xx', unit: '', values: [failed], digits: 0, limit: 0 },
      { label: 'longest stall of the loop', unit: 'ms', values: [stall], digits: 0, limit: MAX_STALL },
      {
        label: 'pages that answer otherwise than before',
        unit: '',
        values: [lost.length],
        digits: 0,
        limit: 0,
      },
    );
  }
  return rows;
}
