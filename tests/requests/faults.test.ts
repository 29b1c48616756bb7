import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { radhausProcess as radhaus } from '../support/command-process';
import { temporaryFolder } from '../support/database-server';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShopProcess } from '../support/running-shop';

const database = await freshDatabase();
const DATABASE_URL = database.url;

it('without its database a node lives, says so, and recovers by itself', async () => {
  const shop = await startShopProcess({ DATABASE_URL });
  await database.setReachable(false);
  for (const text of ['a request failed', 'a page failed', '"part":"jobs"']) shop.expectError(text);
  const [health, ready, page] = await Promise.all(
    ['/healthz', '/readyz', '/muster'].map((path) => request({ port: shop.port, path })),
  );
  expect([health?.status, ready?.status]).toEqual([200, 503]);
  expect(page?.status).toBeOneOf([200, 503]);
  expect(page?.headers['content-type']).toContain('text/html');
  await wait(1_500);

  await database.setReachable(true);
  await vi.waitFor(
    async () => {
      expect((await request({ port: shop.port, path: '/readyz' })).status).toBe(200);
      expect((await request({ port: shop.port, path: '/muster' })).status).toBe(200);
    },
    { timeout: 10_000, interval: 100 },
  );
});

it('a database that goes while jobs run costs neither the node nor the jobs', async () => {
  const shop = await startShopProcess({ DATABASE_URL });
  for (const text of ['"part":"jobs"', 'nobody awaited']) shop.expectError(text);
  const isAlive = async () => (await request({ port: shop.port, path: '/healthz' })).status;
  const waiting = () =>
    database
      .query<{ count: number }>(
        `select count(*)::int as count from graphile_worker.jobs
         where task_identifier = 'publish-changes' and locked_at is null`,
      )
      .then(([row]) => row?.count);
  for (let round = 0; round < 3; round += 1) {
    await database.query(
      `select graphile_worker.add_job('publish-changes', '{}'::json) from generate_series(1, 400)`,
    );
    await wait(60);
    await database.setReachable(false);
    await wait(1_500);
    expect(await isAlive()).toBe(200);
    await database.setReachable(true);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), {
      timeout: 20_000,
      interval: 200,
    });
  }
  expect(await isAlive()).toBe(200);
});

it('SIGTERM ends a node whose database is away', async () => {
  const shop = await startShopProcess({ DATABASE_URL, DRAIN_SECONDS: '0' });
  for (const text of ['"part":"jobs"', 'nobody awaited', 'a page failed', 'a request failed'])
    shop.expectError(text);
  await database.query(
    `select graphile_worker.add_job('publish-changes', '{}'::json) from generate_series(1, 400)`,
  );
  await wait(60);
  await database.setReachable(false);
  await wait(1_500);
  const started = performance.now();
  expect(await shop.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(15_000);
  await database.setReachable(true);
});

/** Resolves once the request is on its way; its answer comes later, or is what came until the connection broke. */
async function ask(port: number, path: string): Promise<{ answer: Promise<string> }> {
  const socket = net.connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
    });
    socket.on('error', ({ message }) => resolve(message));
    socket.on('close', () => resolve(text));
  });
  await once(socket, 'connect');
  await new Promise((written) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, written));
  return { answer };
}

const IN_FLIGHT = 10;

it('SIGTERM lets requests in flight end, cuts idle connections, and ends with code 0 quickly', async () => {
  const shop = await startShopProcess({ DATABASE_URL });
  const idle = net.connect(shop.port, '127.0.0.1');
  idle.on('error', () => undefined);
  const kept = net.connect(shop.port, '127.0.0.1');
  const keptAnswer = new Promise((resolve) => kept.once('data', resolve));
  kept.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await keptAnswer;
  // Else the first page of a process is what it waits for.
  await request({ port: shop.port, path: '/muster' });
  const asked = await Promise.all(Array.from({ length: IN_FLIGHT }, () => ask(shop.port, '/muster?probe')));
  const started = performance.now();
  expect(await shop.stop()).toBe(0);
  // Less than it would wait for the idle connections.
  expect(performance.now() - started).toBeLessThan(10_000);
  const answers = await Promise.all(asked.map(({ answer }) => answer));
  expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual(
    Array.from({ length: IN_FLIGHT }, () => 'HTTP/1.1 200 OK'),
  );
});

it('a stop that hangs ends the process after 20 s, with a line and code 1', async () => {
  const shop = await startShopProcess({ DATABASE_URL });
  shop.expectError('stopping takes too long');
  // Only its own row is to be removed, which waits for this.
  let release = () => {};
  const held = database.context.db.transaction(async (tx) => {
    await tx.execute('lock table nodes in access exclusive mode');
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await wait(200);
  const started = performance.now();
  expect(await shop.stop()).toBe(1);
  const seconds = (performance.now() - started) / 1_000;
  expect(seconds).toBeGreaterThan(19);
  expect(seconds).toBeLessThan(25);
  expect(shop.log().match(/stopping takes too long/g)).toHaveLength(1);
  release();
  await held;
});

it('a taken port is told in one line, and the start ends', async () => {
  const shop = await startShopProcess({ DATABASE_URL });
  const second = await startShopProcess({
    DATABASE_URL,
    PORT: String(shop.port),
  }).catch((error: Error) => error);
  expect(second).toBeInstanceOf(Error);
  expect(String(second)).toContain(`Port ${shop.port} is taken`);
  expect(String(second)).not.toContain('    at ');
});

it('a wrong setting stops the start with one line that names it', async () => {
  const start = startShopProcess({
    DATABASE_URL,
    DEPLOYMENT_ENVIRONMENT: 'prod',
  }).catch((error: Error) => error);
  const message = String(await start).trim();
  expect(message.split('\n').slice(1)).toEqual([
    'Radhaus cannot start: DEPLOYMENT_ENVIRONMENT is "prod", expected one of local, test, abnahme, production',
  ]);
});

const failedStart = (environment: Record<string, string>) =>
  startShopProcess(environment).then(
    () => ['the shop started'],
    (error: Error) => error.message.trim().split('\n').slice(1),
  );

it('a bad sender of mail stops the start with one line', async () => {
  expect(await failedStart({ DATABASE_URL, MAIL_FROM: 'Autohaus Muster' })).toEqual([
    'Radhaus cannot start: MAIL_FROM is "Autohaus Muster", expected an address such as shop@example.de, or Autohaus Muster <shop@example.de>',
  ]);
});

it.each([
  [
    'postgres://shop:geheim@127.0.0.1:1/shop',
    /^The database postgres:\/\/127\.0\.0\.1:1\/shop cannot be reached: .*ECONNREFUSED/,
  ],
  ['postgres://shop:geheim@gibt-es-nicht.invalid/shop', /cannot be reached: getaddrinfo/],
  [
    DATABASE_URL.replace(/test_\w+/, 'gibt_es_nicht'),
    /cannot be reached: database "gibt_es_nicht" does not exist/,
  ],
])('an unreachable database is told in one line: %s', async (url, told) => {
  const lines = await failedStart({ DATABASE_URL: url });
  expect(lines).toEqual([expect.stringMatching(told)]);
  expect(lines.join()).not.toContain('geheim');
  const command = await radhaus({ url }, 'user', 'list').catch((error: { stderr: string }) => error);
  expect(command.stderr.trim()).toMatch(told);
  const doctor = await radhaus({ url }, 'doctor').catch((error: { stdout: string }) => error);
  expect(doctor.stdout).toMatch(/BAD {2}The database .* cannot be reached/);
});

it('a file as DATA_DIR is told in one line, with and without a database elsewhere', async () => {
  const folder = await temporaryFolder('radhaus-file-');
  const file = path.join(folder, 'data');
  await fs.writeFile(file, '');
  const environments: Record<string, string>[] = [{}, { DATABASE_URL }];
  for (const environment of environments)
    for (const DATA_DIR of [file, path.join(file, 'below')])
      expect(await failedStart({ ...environment, DATA_DIR })).toEqual([
        `DATA_DIR is "${DATA_DIR}", expected a folder that can be written (a file is in its place)`,
      ]);
  await fs.rm(folder, { recursive: true });
});

it('a version that is older than the database says so in one line', async () => {
  await database.query(`insert into migrations (hash, created_at) values ('of a later version', $1)`, [
    Date.now() * 2,
  ]);
  const lines = await failedStart({ DATABASE_URL });
  await database.query(`delete from migrations where hash = 'of a later version'`);
  expect(lines).toEqual([
    'The database is newer than this version (1 unknown migrations): start the version that migrated it, or restore a backup from before.',
  ]);
});

it('a stopping node is not ready first, and a proxy that asks every 500 ms sees no failure', async () => {
  const shop = await startShopProcess({ DATABASE_URL, DRAIN_SECONDS: '10' });
  const seen: { ready: number; page: number }[] = [];
  let isReady = true;
  let isOver = false;
  const stopped = wait(1_000)
    .then(() => shop.stop())
    .finally(() => {
      isOver = true;
    });
  const proxy = (async () => {
    while (isReady && !isOver) {
      const [ready, page] = await Promise.all(
        ['/readyz', '/muster'].map((path) => request({ port: shop.port, path })),
      );
      seen.push({ ready: ready?.status ?? 0, page: page?.status ?? 0 });
      isReady = ready?.status === 200;
      await wait(500);
    }
  })();
  await proxy;
  expect(isOver).toBe(false);
  expect((await request({ port: shop.port, path: '/healthz' })).status).toBe(200);
  expect((await request({ port: shop.port, path: '/readyz' })).text.trim()).toBe('stopping');
  expect(seen.at(-1)?.ready).toBe(503);
  expect(seen.every(({ page }) => page === 200)).toBe(true);
  expect(await stopped).toBe(0);
});

it('a node is not ready while nothing can be written, and writes again by itself', async () => {
  const shop = await startShopProcess({ DATABASE_URL });
  const ready = async () => {
    const { status, text } = await request({
      port: shop.port,
      path: '/readyz',
    });
    return [status, text.trim()];
  };
  const [{ name = '' } = {}] = await database.query<{ name: string }>('select current_database() as name');
  const remember = async () => {
    const articleCode = await database.value<string>(
      "select code from articles where kind = 'tyre' and retired_at is null order by id limit 1",
    );
    return (
      await request({
        port: shop.port,
        path: '/muster/merkliste',
        form: { aktion: 'merken', artikel: `tyre:${articleCode}` },
      })
    ).status;
  };
  expect(await ready()).toEqual([200, 'ready']);
  const wrote = await remember();
  expect(wrote).toBeLessThan(400);
  for (const part of ['a request failed', 'a page failed', '"part":"jobs"', 'read-only'])
    shop.expectError(part);
  // Whether a statement outside a transaction gets a connection of the time before is a matter of luck.
  for (let round = 0; round < 3; round += 1) {
    await database.query(
      `begin read write; alter database ${name} set default_transaction_read_only = on; commit`,
    );
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(async () => expect(await ready()).toEqual([503, 'the database can only be read']), {
      timeout: 10_000,
      interval: 200,
    });
    expect((await request({ port: shop.port, path: '/muster' })).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, remember));
    await database.query(
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    );
    await vi.waitFor(async () => expect(await ready()).toEqual([200, 'ready']), {
      timeout: 10_000,
      interval: 200,
    });
    await vi.waitFor(async () => expect(await remember()).toBe(wrote), {
      timeout: 10_000,
      interval: 200,
    });
    await Promise.all(Array.from({ length: 40 }, async () => expect(await remember()).toBe(wrote)));
  }
});
