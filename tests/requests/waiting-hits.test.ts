import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type HitQueueOptions, openHitQueue } from '~/outgoing/hit-queue.server';
import { deleteOldHits, hitStore } from '~/platform/hits/waiting-hits.server';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { launchShop } from '../support/shop-process';

const DAY_MS = 86_400_000;

let isTaken = true;
let taken: string[] = [];
let batches: number[] = [];
const matomo = http.createServer(async (incoming, response) => {
  const { requests } = JSON.parse(await text(incoming)) as { requests: string[] };
  if (isTaken) {
    taken.push(...requests.map((one) => new URLSearchParams(one).get('url') ?? ''));
    batches.push(requests.length);
  }
  response.writeHead(isTaken ? 200 : 500).end();
});
await new Promise<void>((resolve) => matomo.listen(0, '127.0.0.1', resolve));
afterAll(() => matomo.close());
const to = `http://localhost:${(matomo.address() as AddressInfo).port}/`;

const database = await freshDatabase();
const waiting = async () => {
  const rows = await database.query<{ queries: string }>('select queries from waiting_hits');
  return rows.flatMap(({ queries }) => queries.split('\n'));
};

function openQueue(options: Partial<HitQueueOptions> = {}) {
  const now = options.now ?? (() => new Date());
  const store = hitStore({ db: database.db, now });
  const warn = (error: unknown) => expect.unreachable(String(error));
  return openHitQueue({ store, now, warn, sendEvery: 5, pauseAtMost: 5, ...options });
}

function warnings() {
  let failures = 0;
  const warn = () => {
    failures += 1;
  };
  return { warn, count: () => failures };
}

beforeEach(async () => {
  isTaken = true;
  taken = [];
  batches = [];
  await database.query('delete from waiting_hits');
});

it('what nobody takes waits for a day, and the rest is sent once it is taken', async () => {
  isTaken = false;
  let later = 0;
  const { warn, count } = warnings();
  const now = () => new Date(Date.now() + later);
  const queue = openQueue({ now, warn });
  queue.add(to, { url: 'vorgestern' }, undefined);
  /** The first may have been on its way already. */
  const failsTwice = async () => {
    const before = count();
    await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(before + 1);
  };
  await failsTwice();
  later = DAY_MS / 2;
  queue.add(to, { url: 'gestern' }, undefined);
  await failsTwice();
  later = DAY_MS + 1_000;
  await failsTwice();
  isTaken = true;
  await expect.poll(() => taken, { timeout: 10_000 }).toEqual(['gestern']);
  await expect.poll(waiting).toEqual([]);
  await database.query(
    "insert into waiting_hits (\"to\", at, count, queries) values ('https://frueher.example/', now(), 1, '')",
  );
  await deleteOldHits({ ...database.context, now });
  await expect.poll(waiting).toEqual([]);
  await queue.stop();
});

it('a restart loses nothing, and two nodes send each hit once', async () => {
  isTaken = false;
  const urls = Array.from({ length: 1_050 }, (_, index) => String(index));
  const { warn, count } = warnings();
  const first = openQueue({ warn });
  for (const url of urls.slice(0, 1_000)) first.add(to, { url }, undefined);
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(0);
  for (const url of urls.slice(1_000)) first.add(to, { url }, undefined);
  await first.stop();
  expect(await waiting()).toHaveLength(1_050);
  isTaken = true;
  const nodes = [openQueue(), openQueue()];
  await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(1_050);
  await Promise.all(nodes.map((node) => node.stop()));
  expect(taken.toSorted()).toEqual(urls.toSorted());
  expect(Math.max(...batches)).toBe(200);
  await expect.poll(waiting).toEqual([]);
});

it('no hit needs the database while it can be sent, and a database that is away only delays the others', async () => {
  const { warn, count } = warnings();
  const queue = openQueue({ warn });
  await database.setReachable(false);
  queue.add(to, { url: 'sofort' }, undefined);
  await expect.poll(() => taken, { timeout: 10_000 }).toEqual(['sofort']);
  isTaken = false;
  const before = count();
  queue.add(to, { url: 'trotzdem' }, undefined);
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(before + 2);
  expect(taken).toEqual(['sofort']);
  isTaken = true;
  await database.setReachable(true);
  await expect.poll(() => taken, { timeout: 10_000 }).toEqual(['sofort', 'trotzdem']);
  await queue.stop();
});

it('hits of one address do not wait for another that is down', async () => {
  const queue = openQueue({ warn: () => {}, pauseAtMost: 600_000, sendEvery: 20 });
  queue.add('http://127.0.0.1:1/', { url: 'nirgends' }, undefined);
  queue.add(to, { url: 'hier' }, undefined);
  await expect.poll(() => taken, { timeout: 10_000 }).toEqual(['hier']);
  await expect.poll(waiting, { timeout: 10_000 }).toEqual(['url=nirgends']);
  queue.add('http://127.0.0.1:1/', { url: 'auch' }, undefined);
  await expect.poll(waiting, { timeout: 10_000 }).toEqual(['url=nirgends', 'url=auch']);
  await queue.stop();
});

it('of too many the oldest go', async () => {
  isTaken = false;
  await database.query(
    `insert into waiting_hits ("to", at, count, queries)
     select $1, now(), 100, string_agg('url=' || n, E'\n' order by n) from generate_series(1, 100000) n group by (n - 1) / 100`,
    [to],
  );
  const queue = openQueue({ warn: () => {} });
  queue.add(to, { url: 'neu' }, undefined);
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(99_901);
  await queue.stop();
  const left = await waiting();
  expect([left.includes('url=100'), left.includes('url=101'), left.includes('url=neu')]).toEqual([
    false,
    true,
    true,
  ]);
});

it('hits of an older version, each a row with its parameters, are sent as they were', async () => {
  const older = await freshDatabase('empty');
  const hit = { url: 'https://a.example/müller?a=1&b=2', search: '205/55 R16 100 % €', dimension4: '' };
  await older.query('create table waiting_hits (id bigint, "to" text, at timestamptz, hit jsonb not null)');
  await older.query('insert into waiting_hits values (1, $1, now(), $2)', [to, JSON.stringify(hit)]);
  const migration = 'app/platform/database/migrations/0046_batches_of_waiting_hits.sql';
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
    await older.query(statement);
  const [row] = await older.query<{ count: number; queries: string }>('select * from waiting_hits');
  expect([row?.count, Object.fromEntries(new URLSearchParams(row?.queries))]).toEqual([1, hit]);
});

it('views that Matomo did not take are sent by the shop that starts after a kill -9, and tell nothing of the visitor', async () => {
  isTaken = false;
  await database.query(
    `update hosts set matomo_url = $1, matomo_site_id = '7' where hostname = 'localhost'`,
    [to.slice(0, -1)],
  );
  await database.query(
    `update locations set storefront = storefront || '{"countsOnServer": true}' where url = 'muster'`,
  );
  const shop = await launchShop({ DATABASE_URL: database.url });
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    cookie: 'radhaus=geheimnis',
  };
  await request({ port: shop.port, path: '/muster/reifen?breite=205', headers });
  await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
  const [row] = await database.query<{ row: string }>('select to_jsonb(w)::text as row from waiting_hits w');
  const stored = decodeURIComponent(row?.row ?? '');
  expect(stored).toContain('/muster/reifen');
  expect(stored).not.toMatch(/127\.0\.0\.1|::1|Firefox|geheimnis|breite/);
  await shop.kill9();
  isTaken = true;
  await wait(100);
  expect(taken).toEqual([]);
  const next = await launchShop({ DATABASE_URL: database.url });
  try {
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(1);
    expect(taken[0]).toContain('/muster/reifen');
    await expect.poll(waiting).toEqual([]);
  } finally {
    await next.stop();
  }
}, 60_000);
