import net from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { SESSION_SECRET_LENGTH } from '~/domain/accounts/session-secret';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';

const { database, shop } = await freshShop();
const LIMIT_MS = 15_000;

/** Sends `start`, then a byte every second; gives the time until the server cuts the connection. */
function drip(start: string, more: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = net.connect(shop.port, '127.0.0.1', () => socket.write(start));
    const timer = setInterval(() => more && socket.write(more), 1_000);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - began);
    });
  });
}

const post = `POST /muster HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n`;

it('clients that send slowly or nothing are cut within 15 s, and others are served meanwhile', async () => {
  const slow = Promise.all([
    drip('GET /muster HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n'),
    drip(`${post}Content-Length: 1000\r\n\r\n`, 'a'),
    drip('', ''),
    ...Array.from({ length: 100 }, () => drip('GET / HTTP/1.1\r\n', 'X')),
  ]);
  expect((await request({ port: shop.port, path: '/muster' })).ms).toBeLessThan(500);
  for (const ms of await slow) expect(ms).toBeLessThan(LIMIT_MS);
}, 40_000);

it('a page that the database does not let be made in time is refused, and the next one is answered', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query('lock table sessions');
  const cookie = `radhaus=${'x'.repeat(SESSION_SECRET_LENGTH)}`;
  const { status, text, ms } = await request({ port: shop.port, path: '/muster', headers: { cookie } });
  expect([status, ms < 25_000]).toEqual([503, true]);
  expect(text).toContain('Das ist im Moment leider nicht möglich');
  expect(text).toContain('<a href="">Noch einmal versuchen</a>');
  await client.query('rollback');
  await client.end();
  expect((await request({ port: shop.port, path: '/muster', headers: { cookie } })).status).toBe(200);
}, 40_000);
