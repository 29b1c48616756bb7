import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { shop } = sharedShop();

/** Reads only after all of it was sent. */
async function send(parts: readonly string[]): Promise<string> {
  const socket = net.connect(shop.port, '127.0.0.1').pause();
  await once(socket, 'connect');
  const failed = new Promise<string>((resolve) => socket.on('error', ({ message }) => resolve(message)));
  for (const part of parts) {
    socket.write(part);
    await wait(2);
  }
  const whole = (async () => {
    let text = '';
    for await (const piece of socket) text += String(piece);
    return text;
  })().catch((error: Error) => error.message);
  return Promise.race([whole, failed]);
}

const HOST = 'HTTP/1.1\r\nHost: localhost\r\n';
const cookies = Array<string>(40).fill(`Cookie: a=${'b'.repeat(3_000)}\r\n`);
const chunked = (path: string, type: string) =>
  `POST ${path} ${HOST}Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;

it.each([
  [
    'an address of 120,000 characters',
    [`GET /muster/${'a'.repeat(120_000)} ${HOST}\r\n`],
    431,
    'zu viele Cookies',
  ],
  ['120 KB of cookies', [`GET /muster ${HOST}`, ...cookies, '\r\n'], 431, 'zu viele Cookies'],
  ['something that is no HTTP', ['HALLO\r\n\r\n'], 400, 'Diese Anfrage ist nicht lesbar.'],
  [
    'a form in broken chunks',
    [chunked('/muster/login', 'application/x-www-form-urlencoded'), '3\r\na=1\r\n', 'zz\r\n'],
    400,
    'Diese Anfrage ist nicht lesbar.',
  ],
])('%s gets its refusal whole, and the shop goes on', async (_, parts, status, words) => {
  const text = await send(parts);
  expect(text.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(textOf(text)).toContain(words);
  expect((await request({ port: shop.port, path: '/muster' })).status).toBe(200);
});

it('a call of the API in broken chunks is refused as JSON', async () => {
  const text = await send([chunked('/api/v1/auth/signin', 'application/json'), '3\r\n{"a\r\n', 'zz\r\n']);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toContain('application/json');
  expect(JSON.parse(body).error.code).toBe(400);
});
