import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const DATABASE_URL = database.url;

it('without its database a node lives, says so, and recovers by itself', async () => {
  const shop = await startShop({ DATABASE_URL });
  await database.setReachable(false);
  for (const text of ['a request failed', 'a page failed', '"part":"jobs"']) shop.expectError(text);
  const [health, ready, page] = await Promise.all(
    ['/healthz', '/readyz', '/muster'].map((path) => request({ port: shop.port, path })),
  );
  expect([health?.status, ready?.status]).toEqual([200, 503]);
  expect(page?.status).toBeOneOf([200, 500]);
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

it('SIGTERM lets requests in flight end, cuts idle connections, and ends with code 0 quickly', async () => {
  const shop = await startShop({ DATABASE_URL });
  const idle = net.connect(shop.port, '127.0.0.1');
  idle.on('error', () => undefined);
  const kept = net.connect(shop.port, '127.0.0.1');
  const keptAnswer = new Promise((resolve) => kept.once('data', resolve));
  kept.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await keptAnswer;
  const pages = Promise.all(
    Array.from({ length: 20 }, () => request({ port: shop.port, path: '/muster' })),
  ).catch((error: Error) => error);
  await wait(30);
  const started = performance.now();
  expect(await shop.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(5_000);
  const answers = await pages;
  expect(answers).toBeInstanceOf(Array);
  expect([answers].flat()).toEqual(
    Array.from({ length: 20 }, () => expect.objectContaining({ status: 200 })),
  );
});

it('a taken port is told in one line, and the start ends', async () => {
  const shop = await startShop({ DATABASE_URL });
  const second = await startShop({ DATABASE_URL, PORT: String(shop.port) }).catch((error: Error) => error);
  expect(second).toBeInstanceOf(Error);
  expect(String(second)).toContain(`Port ${shop.port} is taken`);
  expect(String(second)).not.toContain('    at ');
});

it('a wrong setting stops the start with one line that names it', async () => {
  const start = startShop({ DATABASE_URL, DEPLOYMENT_ENVIRONMENT: 'prod' }).catch((error: Error) => error);
  const message = String(await start).trim();
  expect(message.split('\n').slice(1)).toEqual([
    'Radhaus cannot start: DEPLOYMENT_ENVIRONMENT is "prod", expected one of local, test, abnahme, production',
  ]);
});
