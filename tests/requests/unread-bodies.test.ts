import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';

const { shop } = await freshShop({ ownProcess: true });

const MIB = 1024 * 1024;
/** A request behind an unread body would wait for twelve seconds. */
const HELD_UP_MS = 5_000;
const FORM = 'application/x-www-form-urlencoded';
const FILES = 'multipart/form-data; boundary=grenze';

interface Sent {
  method: string;
  path: string;
  bytes: number;
  type?: string;
  headers?: string[];
  isChunked?: boolean;
}

interface Answered {
  status: number;
  closes: boolean;
  /** Milliseconds until the whole answer was there. */
  ms: number;
}

function head({ method, path, bytes, type = FORM, headers = [], isChunked }: Sent): string {
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    length,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function body({ bytes, isChunked }: Sent): Buffer {
  const content = Buffer.alloc(bytes, 'a');
  if (!isChunked) return content;
  return Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), content, Buffer.from('\r\n0\r\n\r\n')]);
}

/** Takes whole answers off a connection, one after the other. */
function answersOf(socket: net.Socket) {
  let received = Buffer.alloc(0);
  let isClosed = false;
  let onChange = () => {};
  const changed = () => onChange();
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece]);
    changed();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    changed();
  });
  function take(method: string): Answered | undefined {
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const text = received.subarray(0, end).toString('latin1').toLowerCase();
    const isBodiless = method === 'HEAD' || / (204|304) /.test(text);
    const length = isBodiless ? 0 : Number(/content-length: (\d+)/.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) throw new Error(`an answer without a length:\n${text}`);
    if (received.length < end + 4 + length) return undefined;
    received = received.subarray(end + 4 + length);
    return { status: Number(text.slice(9, 12)), closes: text.includes('connection: close'), ms: 0 };
  }
  return async (method: string, atMostMs: number): Promise<Answered> => {
    const started = performance.now();
    for (;;) {
      const answer = take(method);
      const ms = performance.now() - started;
      if (answer) return { ...answer, ms };
      if (isClosed || ms > atMostMs)
        throw new Error(isClosed ? 'closed' : `no answer after ${Math.round(ms)} ms`);
      await Promise.race([
        new Promise<void>((resolve) => {
          onChange = resolve;
        }),
        wait(atMostMs - ms + 1),
      ]);
    }
  };
}

/** Sends a request with its body and, on the same connection, one for a page. */
async function sendTwo(sent: Sent, isPipelined: boolean): Promise<{ first: Answered; second?: Answered }> {
  const socket = net.connect(shop.port, '127.0.0.1');
  const next = answersOf(socket);
  const second = 'GET /muster/impressum HTTP/1.1\r\nHost: localhost\r\n\r\n';
  socket.write(head(sent));
  socket.write(body(sent));
  if (isPipelined) socket.write(second);
  try {
    const first = await next(sent.method, 5_000);
    if (first.closes) return { first };
    if (!isPipelined) socket.write(second);
    return { first, second: await next('GET', HELD_UP_MS) };
  } finally {
    socket.destroy();
  }
}

const foreign = ['Origin: https://anders.example'];

/** Each answer that comes before the end of its request, by status; bytes around the limits of buffers and of lanes. */
const early: (Omit<Sent, 'bytes'> & { status: number; sizes?: number[] })[] = [
  { status: 405, method: 'POST', path: '/muster/reifen' },
  { status: 405, method: 'PUT', path: '/muster/reifen' },
  { status: 405, method: 'PATCH', path: '/muster' },
  { status: 405, method: 'DELETE', path: '/muster/login' },
  { status: 405, method: 'POST', path: '/assets/x.js' },
  { status: 405, method: 'POST', path: '/api/v1/resizeImages' },
  { status: 405, method: 'TRACE', path: '/api/v1/hosts' },
  { status: 405, method: 'PATCH', path: '/api/v1/hosts' },
  { status: 405, method: 'GET', path: '/api/v1/webhooks/paypal' },
  { status: 405, method: 'POST', path: '/muster/gibt-es-nicht/da' },
  { status: 404, method: 'POST', path: '/api/v1/nichts' },
  { status: 404, method: 'PUT', path: '/api/v1/nichts', type: 'application/json' },
  { status: 403, method: 'POST', path: '/muster/login', headers: foreign },
  { status: 413, method: 'GET', path: '/muster' },
  { status: 413, method: 'HEAD', path: '/muster' },
  { status: 413, method: 'POST', path: '/muster/login', sizes: [300_000, 9 * MIB] },
  { status: 413, method: 'POST', path: '/api/v1/orders', type: 'application/json', sizes: [300_000] },
  { status: 413, method: 'PUT', path: '/api/v1/stock', type: 'application/x-ndjson', sizes: [5 * MIB] },
  { status: 415, method: 'POST', path: '/muster/login', type: 'text/xml' },
  { status: 415, method: 'POST', path: '/api/v1/nichts', type: 'text/xml' },
  {
    status: 401,
    method: 'PUT',
    path: '/api/v1/stock',
    type: 'application/x-ndjson',
    sizes: [250_000, 3 * MIB],
  },
  { status: 400, method: 'PUT', path: '/api/v1/users', type: 'application/json' },
  { status: 303, method: 'POST', path: '/muster/account/settings' },
  { status: 400, method: 'POST', path: '/muster/tresen/import', type: FILES, sizes: [250_000, 9 * MIB] },
  {
    status: 400,
    method: 'POST',
    path: '/muster/tresen/zahlungen/auszug',
    type: FILES,
    sizes: [250_000, 7 * MIB],
  },
  { status: 400, method: 'POST', path: '/muster/%zz' },
  { status: 400, method: 'POST', path: '/api/v1/%zz' },
];

const cases = early.flatMap(({ status, sizes = [100, 20_000, 250_000], ...sent }) =>
  sizes.flatMap((bytes) =>
    [false, true].flatMap((isChunked) =>
      [false, true].map((isPipelined) => ({ ...sent, status, bytes, isChunked, isPipelined })),
    ),
  ),
);

describe('an answer that comes before the end of its request leaves the connection free', () => {
  it.each(cases)(
    '$status $method $path, $bytes bytes, chunked $isChunked, pipelined $isPipelined',
    async ({ status, isPipelined, ...sent }) => {
      const { first, second } = await sendTwo(sent, isPipelined);
      expect(first.status).toBe(status);
      if (second) expect(second.status).toBe(200);
      // The length says where the next request starts; without one the connection may end instead.
      if (!sent.isChunked) expect(first.closes).toBe(false);
    },
  );
});

it('limits of attempts leave the connection free, too', async () => {
  let statuses: number[] = [];
  for (let attempt = 0; attempt < 12 && !statuses.includes(429); attempt += 1) {
    const sent = { method: 'POST', path: '/api/v1/auth/signin', type: 'application/json', bytes: 200_000 };
    const { first, second } = await sendTwo(sent, false);
    statuses = [...statuses, first.status];
    if (second) expect(second.status).toBe(200);
  }
  expect(statuses.every((status) => [400, 415, 422, 429].includes(status))).toBe(true);
});

it('a body that goes on for ever after its answer is cut, and others are served meanwhile', async () => {
  // The first visit of a page takes longer.
  await request({ port: shop.port, path: '/muster' });
  const socket = net.connect(shop.port, '127.0.0.1');
  const next = answersOf(socket);
  socket.write(head({ method: 'POST', path: '/muster/reifen', bytes: 200_000 }));
  expect((await next('POST', 2_000)).status).toBe(405);
  const started = performance.now();
  const timer = setInterval(() => socket.write('a'), 200);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const pages = [1, 2, 3].map(() => request({ port: shop.port, path: '/muster' }));
  expect(Math.min(...(await Promise.all(pages)).map(({ ms }) => ms))).toBeLessThan(500);
  await closed;
  clearInterval(timer);
  expect(performance.now() - started).toBeLessThan(15_000);
}, 30_000);

it('a body that never comes is answered with 408, and its connection ends within 15 s', async () => {
  const kinds: [path: string, type: string, words: string][] = [
    ['/muster/login', FORM, '<!doctype html>'],
    ['/api/v1/auth/signin', 'application/json', '"request_timeout"'],
    ['/api/v1/webhooks/paypal', 'application/json', '"request_timeout"'],
  ];
  await Promise.all(
    kinds.flatMap(([path, type, words]) =>
      [false, true].map(async (isChunked) => {
        const socket = net.connect(shop.port, '127.0.0.1');
        let text = '';
        socket.on('data', (piece) => {
          text += piece.toString();
        });
        socket.on('error', () => undefined);
        const started = performance.now();
        socket.write(head({ method: 'POST', path, type, bytes: 200_000, isChunked }));
        await new Promise<void>((resolve) => socket.once('close', () => resolve()));
        expect(performance.now() - started).toBeLessThan(15_000);
        expect(text).toMatch(/^HTTP\/1\.1 408 /);
        expect(text.toLowerCase()).toContain('connection: close');
        expect(text).toContain(words);
        const [, length] = /content-length: (\d+)/i.exec(text) ?? [];
        expect(Buffer.byteLength(text.split('\r\n\r\n')[1] ?? '')).toBe(Number(length));
      }),
    ),
  );
}, 30_000);

it('an upload that trickles is cut within 15 s, one that is only slow is taken', async () => {
  const files = { method: 'POST', path: '/muster/serviceAnfrage/bilder/x', type: FILES };
  const trickle = async (bytesASecond: number) => {
    const socket = net.connect(shop.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(head({ ...files, bytes: 4 * MIB }));
    const timer = setInterval(() => socket.write('a'.repeat(bytesASecond / 5)), 200);
    const started = performance.now();
    await Promise.race([new Promise<void>((resolve) => socket.once('close', () => resolve())), wait(18_000)]);
    clearInterval(timer);
    socket.destroy();
    return performance.now() - started;
  };
  const [starved, slow] = await Promise.all([trickle(50), trickle(40_000)]);
  expect(starved).toBeLessThan(15_000);
  expect(slow).toBeGreaterThan(17_000);
}, 30_000);

it('a reader that does not read is cut within 15 s, one that is only slow gets the whole answer', async () => {
  const read = (pauseMs: number) => {
    const socket = net.connect(shop.port, '127.0.0.1');
    socket.on('error', () => undefined);
    let bytes = 0;
    socket.on('data', (piece) => {
      bytes += piece.length;
      socket.pause();
      setTimeout(() => socket.resume(), pauseMs);
    });
    // Many pages ask for more bytes than the kernel holds for a reader.
    const page = 'GET /muster/reifen HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n';
    socket.write(page.repeat(150));
    return { socket, bytes: () => bytes };
  };
  const stuck = read(60_000);
  const slow = read(20);
  const started = performance.now();
  // A paused socket does not see the end of its connection: bytes sent later meet it.
  await wait(14_000);
  expect(await connectionsOf(stuck.socket)).toBe(0);
  expect(slow.socket.destroyed).toBe(false);
  expect(slow.bytes()).toBeGreaterThan(1_000_000);
  expect(performance.now() - started).toBeLessThan(15_000);
  stuck.socket.destroy();
  slow.socket.destroy();
}, 30_000);

/** How many ends of this connection the shop still holds, by the kernel's table. */
async function connectionsOf(socket: net.Socket): Promise<number> {
  const port = (socket.localPort ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const own = shop.port.toString(16).toUpperCase().padStart(4, '0');
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  const ESTABLISHED = '01';
  return tables
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local = '', remote = '', state]) =>
        local.endsWith(`:${own}`) && remote.endsWith(`:${port}`) && state === ESTABLISHED,
    ).length;
}

it('a client that leaves during its request is logged as 499, and is no error', async () => {
  const before = shop.log().length;
  const kinds: Sent[] = [
    { method: 'POST', path: '/muster/login', bytes: 1_000 },
    { method: 'POST', path: '/muster/login', bytes: 1_000, isChunked: true },
    { method: 'POST', path: '/muster/warenkorb', bytes: 200_000 },
    { method: 'POST', path: '/muster/reifen', bytes: 200_000 },
    { method: 'POST', path: '/muster/serviceAnfrage/bilder/x', type: FILES, bytes: 4 * MIB },
    { method: 'POST', path: '/api/v1/auth/signin', type: 'application/json', bytes: 1_000 },
    { method: 'PUT', path: '/api/v1/stock', type: 'application/x-ndjson', bytes: 1_000 },
    { method: 'POST', path: '/api/v1/webhooks/paypal', type: 'application/json', bytes: 1_000 },
  ];
  for (const sent of kinds) {
    const socket = net.connect(shop.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head(sent));
    socket.write(sent.isChunked ? '10\r\n0123456789abcdef\r\n' : 'a'.repeat(Math.floor(sent.bytes / 2)));
    await wait(150);
    socket.destroy();
  }
  const own = () => shop.log().slice(before);
  await expect.poll(() => own().match(/"status":499/g)?.length ?? 0, { timeout: 3_000 }).toBeGreaterThan(3);
  expect(own()).not.toMatch(/"status":5\d\d/);
  expect(own()).not.toMatch(/"level":(50|60)/);
});
