import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { programOf } from '../support/built-shop';
import { temporaryFolder } from '../support/database-server';
import { addLocations } from '../support/many-locations';
import { request } from '../support/request';
import { launchShop } from '../support/shop-process';
import type { BenchShop } from './bench-shop';
import { measureImport } from './imports';
import type { Row } from './report';

const LOCATIONS = 1_000;
const READY_MS = 60_000;

const mebibytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const CONNECTIONS = 8;

async function round({ port }: BenchShop, urls: string[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  let bytes = 0;
  const load = async (url: string) => {
    const { status, raw } = await request({ port, path: `/${url}`, agent });
    if (status !== 200) throw new Error(`/${url} answered ${status}`);
    bytes += raw.length;
  };
  await Promise.all(urls.map(load));
  agent.destroy();
  const seconds = (performance.now() - started) / 1_000;
  return { rate: urls.length / seconds, kilobytes: bytes / urls.length / 1024 };
}

async function measure(shop: BenchShop) {
  const before = await round(shop, ['standard']);
  const urls = Array.from({ length: LOCATIONS }, (_, index) => `standard-${index + 1}`);
  await shop.client.query(addLocations, [LOCATIONS]);
  const until = Date.now() + READY_MS;
  while ((await request({ port: shop.port, path: `/${urls.at(-1)}` })).status !== 200) {
    if (Date.now() > until) throw new Error('the locations are not there');
  }
  const first = await round(shop, urls);
  const second = await round(shop, urls);
  return { before, first, second, mebibytes: mebibytes(shop.pid), readySeconds: await secondsToReady(shop) };
}

/** Of another node beside the first. */
async function secondsToReady({ folder, databaseUrl }: BenchShop) {
  const started = performance.now();
  const node = await launchShop(
    { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' },
    { program: programOf(folder), flags: [] },
  );
  const seconds = (performance.now() - started) / 1_000;
  await node.stop();
  return seconds;
}

const ARTICLES = 5_800;

/** Three of four counts are zero, as in the demo. */
function writeStock(file: string, keys: readonly string[], urls: readonly string[]): void {
  const out = fs.openSync(file, 'w');
  fs.writeSync(out, 'id;standort;stueck\n');
  for (const [row, key] of keys.entries()) {
    const pieces = (column: number) => ((row * 7 + column * 5) % 4 === 0 ? (row % 40) + 1 : 0);
    fs.writeSync(out, urls.map((url, column) => `${key};${url};${pieces(column)}\n`).join(''));
  }
  fs.closeSync(out);
}

/** A row for each article and location, for the first time and again. */
async function measureStock({ client, folder, databaseUrl }: BenchShop) {
  const { rows } = await client.query<{ key: string }>(
    `select kind || ':' || code as key from articles
     where retired_at is null and not is_kit and kind <> 'service' order by id limit $1`,
    [ARTICLES],
  );
  const urls = Array.from({ length: LOCATIONS }, (_, index) => `standard-${index + 1}`);
  const directory = await temporaryFolder('radhaus-stock-');
  const file = path.join(directory, 'stock.csv');
  const keys = rows.map(({ key }) => key);
  writeStock(file, keys, urls);
  const first = await measureImport(folder, { DATABASE_URL: databaseUrl }, ['stock', file]);
  const second = await measureImport(folder, { DATABASE_URL: databaseUrl }, ['stock', file]);
  fs.rmSync(directory, { recursive: true });
  return { counts: keys.length * urls.length, first, second };
}

export async function measureNetwork(shops: BenchShop[]): Promise<Row[]> {
  const found = [];
  for (const shop of shops) found.push({ ...(await measure(shop)), stock: await measureStock(shop) });
  return [
    {
      label: 'start page with 16 locations',
      unit: 'KB',
      values: found.map(({ before }) => before.kilobytes),
    },
    {
      label: 'start page with 1,000',
      unit: 'KB',
      values: found.map(({ first }) => first.kilobytes),
      limit: found[0]?.before.kilobytes ?? 0,
    },
    {
      label: 'all of them, first round',
      unit: '/s',
      values: found.map(({ first }) => first.rate),
      digits: 0,
    },
    {
      label: 'all of them, second round',
      unit: '/s',
      values: found.map(({ second }) => second.rate),
      digits: 0,
      atLeast: 1_000,
    },
    {
      label: 'another node until it is ready',
      unit: 's',
      values: found.map(({ readySeconds }) => readySeconds),
      limit: 4,
    },
    {
      label: 'memory of the process',
      unit: 'MiB',
      values: found.map((one) => one.mebibytes),
      digits: 0,
      limit: 700,
    },
    {
      label: `stock, ${found[0]?.stock.counts} rows`,
      unit: 's',
      values: found.map(({ stock }) => stock.first.seconds),
      limit: 60,
    },
    {
      label: 'stock, unchanged',
      unit: 's',
      values: found.map(({ stock }) => stock.second.seconds),
      limit: 60,
    },
    {
      label: 'memory of the import',
      unit: 'MB',
      values: found.map(({ stock }) => Math.max(stock.first.megabytes, stock.second.megabytes)),
      digits: 0,
      limit: 300,
    },
  ];
}
