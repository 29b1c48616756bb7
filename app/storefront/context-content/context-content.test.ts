import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createContextContents } from './context-content.server';

let server: Server;
let origin = '';
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/ok') response.end('<p onclick="x()">Hallo</p><script>alert(1)</script>');
    else if (request.url === '/moved') response.writeHead(302, { location: '/ok' }).end();
    else if (request.url === '/broken') response.writeHead(500).end('no');
    else if (request.url === '/long') response.end('x'.repeat(300 * 1024));
    // Anything else is never answered.
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const theme = (...paths: string[]) => ({
  context: {
    apis: paths.map((path) => ({ id: path, url: path.startsWith('http') ? path : `${origin}${path}` })),
  },
});

it('passes on what a listed source answers, sanitised, and asks once', async () => {
  const log = { warn: vi.fn() };
  const contents = createContextContents({ sources: [origin], log });
  const before = asked;
  expect(await contents.of(theme('/ok'))).toEqual([{ id: '/ok', html: '<p>Hallo</p>' }]);
  await contents.of(theme('/ok'));
  expect(asked - before).toBe(1);
  expect(log.warn).not.toHaveBeenCalled();
});

it('asks no other site, follows no redirect, takes no failure and no flood', async () => {
  const log = { warn: vi.fn() };
  const contents = createContextContents({ sources: [origin], log });
  const urls = [
    '/moved',
    '/broken',
    '/long',
    'https://anders.example/',
    'http://169.254.169.254/',
    'http://[',
    '/ok',
  ];
  expect(await contents.of(theme(...urls.slice(0, 5), '/ok'))).toEqual([{ id: '/ok', html: '<p>Hallo</p>' }]);
  expect(await contents.of(theme('http://['))).toEqual([]);
  expect(log.warn).toHaveBeenCalledTimes(6);
});

it('leaves a source that fails alone for a while, and tells it once', async () => {
  const log = { warn: vi.fn() };
  const contents = createContextContents({ sources: [origin], log });
  const before = asked;
  for (let page = 0; page < 3; page += 1) expect(await contents.of(theme('/broken'))).toEqual([]);
  expect(asked - before).toBe(1);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('waits for nobody longer than its patience, and asks no more than a few', async () => {
  const contents = createContextContents({ sources: [origin], log: { warn: vi.fn() }, patienceMs: 30 });
  const started = performance.now();
  expect(await contents.of(theme('/never'))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5_000);
  const many = Array.from({ length: 20 }, () => '/ok');
  expect((await contents.of(theme(...many))).length).toBeLessThanOrEqual(6);
});

it('a theme without addresses asks nobody', async () => {
  expect(await createContextContents({ sources: [], log: { warn: vi.fn() } }).of({})).toEqual([]);
});
