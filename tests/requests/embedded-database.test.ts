import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { reachableByAll } from '~/platform/database/embedded-binaries.server';
import { prepareEmbeddedPaths } from '~/platform/database/embedded-paths.server';
import { builtShop } from '../support/built-shop';
import { temporaryFolder } from '../support/database-server';
import { request } from '../support/request';
import { startShopProcess } from '../support/running-shop';

// A blank and an umlaut: people's folders have them.
const home = await temporaryFolder('radhaus größe ');
const DATA_DIR = path.join(home, 'data');
/** In DATA_DIR, or elsewhere when root's checkout is out of the server's reach. */
const place = prepareEmbeddedPaths(DATA_DIR);
const pidFile = path.join(place.cluster, 'postmaster.pid');

async function serverPid(): Promise<number | undefined> {
  const content = await fs.readFile(pidFile, 'utf8').catch(() => undefined);
  return content === undefined ? undefined : Number(content.split('\n', 1)[0]);
}

async function isReady({ port }: { port: number }): Promise<boolean> {
  return (await request({ port, path: '/readyz' })).status === 200;
}

afterAll(async () => {
  const left = await serverPid();
  if (left) process.kill(left, 'SIGQUIT');
  await fs.rm(path.dirname(place.cluster), { recursive: true, force: true });
  await fs.rm(home, { recursive: true, force: true });
});

it('a first start makes, migrates and fills a database; SIGTERM stops it in order', async () => {
  const shop = await startShopProcess({ DATA_DIR });
  expect((await request({ port: shop.port, path: '/muster' })).status).toBe(200);
  expect(await shop.stop()).toBe(0);
  expect(await serverPid()).toBeUndefined();
  const log = await fs.readFile(place.logFile, 'utf8');
  expect(log).toContain('database system is shut down');
}, 60_000);

it('after kill -9 of the app the next start takes over the running server', async () => {
  const killed = await startShopProcess({ DATA_DIR });
  const before = await serverPid();
  await killed.kill9();
  const next = await startShopProcess({ DATA_DIR });
  expect(await isReady(next)).toBe(true);
  expect(await serverPid()).toBe(before);
});

it('two processes share one server, and the last one stops it', async () => {
  const [first, second] = await Promise.all([startShopProcess({ DATA_DIR }), startShopProcess({ DATA_DIR })]);
  await first.stop();
  expect(await isReady(second)).toBe(true);
  await second.stop();
  expect(await serverPid()).toBeUndefined();
});

it('a start lock that a dead process left is no hindrance', async () => {
  await fs.writeFile(place.lockFile, '1 123');
  expect(await isReady(await startShopProcess({ DATA_DIR }))).toBe(true);
});

it.each([
  ['another program', 'setInterval(() => {}, 1000)'],
  ['the PostgreSQL of another folder', 'setInterval(() => {}, 1000) // postgres -D /somewhere/else'],
])('after kill -9 of the server, its number may belong to %s', async (_name, program) => {
  const shop = await startShopProcess({ DATA_DIR });
  const files = [pidFile, path.join(place.socketFolder ?? '', '.s.PGSQL.5432.lock')];
  const left = await Promise.all(files.map((file) => fs.readFile(file, 'utf8').catch(() => undefined)));
  const killed = await serverPid();
  expect(killed).toBeGreaterThan(1);
  await shop.kill9();
  process.kill(Number(killed), 'SIGKILL');

  const other = spawn(process.execPath, ['-e', program]);
  for (const [index, file] of files.entries()) {
    const content = left[index]?.replace(/^\d+/, String(other.pid));
    if (content) await fs.writeFile(file, content);
  }
  expect(await isReady(await startShopProcess({ DATA_DIR }))).toBe(true);
  expect(await serverPid()).not.toBe(other.pid);
  other.kill();
});

it('a server that ends is started again, and the shop writes again', async () => {
  const shop = await startShopProcess({ DATA_DIR });
  for (const part of ['"part":"jobs"', 'a request failed', 'a page failed']) shop.expectError(part);
  const ended = Number(await serverPid());
  process.kill(ended, 'SIGQUIT');
  await vi.waitFor(
    async () => {
      expect(await serverPid()).not.toBe(ended);
      expect(await isReady(shop)).toBe(true);
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(await shop.stop()).toBe(0);
  expect(await serverPid()).toBeUndefined();
}, 120_000);

const asRoot = process.getuid?.() === 0;

it.runIf(asRoot && reachableByAll(path.dirname(builtShop)))(
  'runs as a user without rights',
  async () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    const own = await fs.mkdtemp(path.join(home, 'nobody-'));
    await fs.chown(own, nobody.uid, nobody.gid);
    const shop = await startShopProcess({ DATA_DIR: own, HOME: own }, { runAs: nobody });
    expect((await request({ port: shop.port, path: '/muster' })).status).toBe(200);
  },
  120_000,
);
