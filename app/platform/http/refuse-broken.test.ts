import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { plainPage } from './plain-page.server';
import { refuseBroken } from './refuse-broken.server';

const gate = { open: () => {} };
const server = http.createServer(
  { connectionsCheckingInterval: 100, headersTimeout: 1_000 },
  (request, response) => {
    const answer = () => response.end(`answer to ${request.url}`);
    if (request.url === '/late') gate.open = answer;
    else if (request.url === '/begun') {
      response.write('begun ');
      gate.open = answer;
    } else if (request.url === '/body') request.resume().once('end', answer);
    else answer();
  },
);
refuseBroken(server, (status, request) => plainPage(status, `refused ${request?.url ?? 'unread'}`, 'Nein.'));
server.listen(0);
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Writes all parts before it reads, as browsers do. @returns what came until the server closed */
async function send(parts: readonly (string | Buffer)[], betweenMs = 0): Promise<string> {
  const socket = net.connect({ port, allowHalfOpen: true }).pause();
  await once(socket, 'connect');
  const failed = new Promise<string>((resolve) => socket.on('error', ({ message }) => resolve(message)));
  for (const part of parts) {
    socket.write(part);
    await wait(betweenMs);
  }
  const read = (async () => {
    let text = '';
    for await (const piece of socket) text += String(piece);
    return text;
  })().catch((error: Error) => error.message);
  const answer = await Promise.race([read, failed]);
  socket.destroy();
  return answer;
}

const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const longHead = [
  'GET / HTTP/1.1\r\nHost: a\r\n',
  ...Array(60).fill(`x-long: ${'a'.repeat(16_000)}\r\n`),
  '\r\n',
];
const OPEN_BODY = 'POST /body HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

describe('each is answered, and closed, after all of it was sent:', () => {
  it.each([
    [431, 'an address of 120,000 characters', [`GET /${'a'.repeat(120_000)} HTTP/1.1\r\nHost: a\r\n\r\n`]],
    [431, 'headers of 960 KB in pieces', longHead],
    [400, 'no request line', ['HELLO\r\n\r\n']],
    [400, 'a broken header', ['GET / HTTP/1.1\r\nHost: a\r\nb\0d: 1\r\n\r\n']],
    [
      400,
      'a start of TLS, and more of it',
      [Buffer.from('16030100c8010000c40303', 'hex'), Buffer.alloc(300_000)],
    ],
    [400, 'a body in broken chunks', [OPEN_BODY, 'zz\r\n', 'a'.repeat(300_000)]],
    [408, 'headers that do not end', ['GET / HTTP/1.1\r\nHost: a\r\n']],
  ])('%i %s', async (status, _, parts) => {
    const text = await send(parts, 1);
    expect(statuses(text)).toEqual([status]);
    expect(text).toContain('connection: close');
    expect(text).toContain('x-content-type-options: nosniff');
    expect(text).toContain('</html>');
  });
});

it('a request whose headers were read is named to the answer', async () => {
  expect(await send([OPEN_BODY, 'zz\r\n'])).toContain('refused /body');
  expect(await send(['HELLO\r\n\r\n'])).toContain('refused unread');
});

it.each(['in one piece', 'in two'])(
  'earlier requests on the connection are answered first, %s',
  async (how) => {
    const [first, second] = [
      'GET /one HTTP/1.1\r\nHost: a\r\n\r\nGET /late HTTP/1.1\r\nHost: a\r\n\r\n',
      'HELLO\r\n\r\n',
    ];
    setTimeout(() => gate.open(), 200);
    const text = await send(how === 'in two' ? [first, second] : [first + second], 20);
    expect(statuses(text)).toEqual([200, 200, 400]);
    expect(text.indexOf('answer to /late')).toBeLessThan(text.indexOf('refused'));
  },
);

it('nothing is written into an answer that has begun', async () => {
  setTimeout(() => gate.open(), 200);
  const text = await send(['GET /begun HTTP/1.1\r\nHost: a\r\n\r\n', 'HELLO\r\n\r\n'], 20);
  const [begun = ''] = text.split('HTTP/1.1 400');
  expect(begun).toMatch(/begun [\s\S]*answer to \/begun[\s\S]*0\r\n\r\n$/);
});

it('a request behind a broken one is not served', async () => {
  const text = await send(
    ['HELLO\r\n\r\nGET /one HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /two HTTP/1.1\r\nHost: a\r\n\r\n'],
    5,
  );
  expect(statuses(text)).toEqual([400]);
});

it('a client that ends its connection within a body is let go at once', async () => {
  const started = performance.now();
  const socket = net.connect({ port, allowHalfOpen: true });
  const read = socket.toArray().catch(() => []);
  socket.end(`${OPEN_BODY}3\r\na`);
  expect(await read).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1_000);
});

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

it('who never reads and never closes is let go after some seconds', async () => {
  const socket = net.connect({ port, allowHalfOpen: true }).pause();
  socket.on('error', () => undefined);
  socket.write('HELLO\r\n\r\n');
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 8_000 }).toBe(0);
  socket.destroy();
});

it('who sends without end is cut', async () => {
  const socket = net.connect(port);
  const closed = new Promise<void>((resolve) =>
    socket.on('error', () => undefined).on('close', () => resolve()),
  );
  socket.write('HELLO\r\n\r\n');
  const started = performance.now();
  const timer = setInterval(() => socket.write(Buffer.alloc(512 * 1024)), 5);
  await closed;
  clearInterval(timer);
  expect(performance.now() - started).toBeLessThan(3_000);
});
