import { expect, it } from 'vitest';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { shop } = sharedShop();
const get = (path: string, headers?: Record<string, string>) => request({ port: shop.port, path, headers });

async function scriptOfThePage(): Promise<string> {
  const page = await get('/muster');
  return /(\/assets\/entry\.client-[\w-]+\.js)/.exec(page.text)?.[1] ?? 'no script';
}

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a built script is kept for a year, and sent compressed ahead: %s', async (accepted, encoding) => {
  const answer = await get(await scriptOfThePage(), { 'accept-encoding': accepted });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.text).toContain('hydrateRoot');
});

it('a file of public is kept for an hour and answered with 304 when it is the same', async () => {
  const first = await get('/icon.svg');
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  const again = await get('/icon.svg', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.raw.length]).toEqual([304, 0]);
});

it('a file asked for by HEAD comes without its content', async () => {
  const answer = await request({ port: shop.port, path: '/icon.svg', method: 'HEAD' });
  expect([answer.status, answer.raw.length]).toEqual([200, 0]);
});

it.each([
  '/assets/gibt-es-nicht.js',
  '/assets/',
  '/assets/..%2f..%2fpackage.json',
  '/../package.json',
  '/.vite/manifest.json',
])('%s gives no file', async (path) => {
  const answer = await get(path);
  expect(answer.headers['content-type'] ?? '').not.toMatch(/javascript|json/);
  expect(answer.status).toBeGreaterThanOrEqual(300);
  expect(answer.status).toBeLessThan(500);
});
