import { expect, it } from 'vitest';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { shop } = sharedShop();
const get = (path: string, headers = {}, host?: string) => request({ port: shop.port, path, headers, host });
const { text: page } = await get('/muster/reifen');
const version = /"version": "(\w+)"/.exec(page)?.[1] ?? '';
const discovery = (paths: string, base = '/muster') =>
  `${base}/__manifest?paths=${encodeURIComponent(paths)}&version=${version}`;

it('a page brings only its own routes, and no link asks for others ahead', () => {
  const manifest = /window\.__reactRouterManifest = (\{[\s\S]*?\n\});/.exec(page)?.[1] ?? '{}';
  expect(Object.keys(JSON.parse(manifest).routes)).toEqual([
    'root',
    'routes/_page',
    'routes/shop/reifen._index',
    'routes/shop/_index',
  ]);
  expect(page).not.toContain('data-discover');
});

it.each([
  ['/muster', 'localhost'],
  ['', 'efa.localhost'],
])('the routes below "%s" of %s may be kept by a browser for good', async (base, host) => {
  const { text: own } = await get(`${base}/reifen`, {}, host);
  expect(own).toContain(`"version": "${version}"`);
  const { status, headers, text } = await get(discovery(`${base}/warenkorb`, base), {}, host);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['set-cookie']).toBeUndefined();
  expect(Object.keys(JSON.parse(text))).toEqual(['root', 'routes/_page', 'routes/shop/warenkorb']);
});

it('a visitor with a session gets the same answer', async () => {
  const visitor = new Visitor(shop);
  await visitor.press('/muster/reifen', 'In den Warenkorb');
  expect(visitor.cookies.size).toBe(1);
  const path = discovery('/muster/agb');
  const own = await visitor.open(path);
  const { headers, text } = await get(path);
  expect(own.text).toBe(text);
  expect(own.headers['cache-control']).toBe(headers['cache-control']);
});

it('a page of another build is loaded as a document', async () => {
  const { status, headers } = await get('/muster/__manifest?paths=%2Fmuster%2Fagb&version=old');
  expect(status).toBe(204);
  expect(headers['x-remix-reload-document']).toBe('true');
  expect(headers['cache-control']).toContain('no-store');
});

it.each([
  ['of a page that does not exist', discovery('/muster/gibt-es-nicht'), 200],
  ['of another site', discovery('https://example.org/'), 200],
  ['of nothing', discovery(''), 200],
  ['of a broken address', discovery('/muster/%E0%A4%A'), 200],
  ['without a version', '/muster/__manifest?paths=%2Fmuster', 204],
  ['without paths', `/muster/__manifest?version=${version}`, 400],
  ['of ten thousand addresses', discovery('/muster/a,'.repeat(1_000)), 400],
])('a question for routes %s is answered', async (_name, path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain('<html');
});
