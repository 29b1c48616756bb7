import { describe, expect, it } from 'vitest';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { shop } = sharedShop();
const get = (host: string, path: string, headers?: Record<string, string>) =>
  request({ port: shop.port, host, path, headers });

describe('a shop-system host', () => {
  it.each([
    ['/', '/muster'],
    ['/?utm_source=x', '/muster?utm_source=x'],
    ['/reifen?breite=205&hoehe=55', '/muster/reifen?breite=205&hoehe=55'],
    ['/gibt-es-nicht/tiefer', '/muster/gibt-es-nicht/tiefer'],
    ['/reifen/?a=1', '/muster/reifen?a=1'],
  ])('leads %s to its index location at %s', async (path, target) => {
    const answer = await get('localhost', path);
    expect([answer.status, answer.headers.location]).toEqual([302, target]);
  });

  it.each(['/muster', '/Muster', '/hafen'])('shows a location at %s', async (path) => {
    expect((await get('localhost', path)).status).toBe(200);
  });

  it.each([
    ['/noa-kiel/reifen?saison=winter', 'nord-ostsee.localhost', '/noa-kiel/reifen?saison=winter'],
    ['/efa/reifen?saison=winter', 'efa.localhost', '/reifen?saison=winter'],
    ['/efa', 'efa.localhost', '/'],
  ])('leads %s, a location of another host, to %s', async (path, host, target) => {
    const answer = await get('localhost', path);
    expect([answer.status, answer.headers.location]).toEqual([302, `http://${host}:${shop.port}${target}`]);
  });
});

describe('a single-shop host', () => {
  it('shows its location without a prefix', async () => {
    expect((await get('efa.localhost', '/')).status).toBe(200);
  });

  it('does not know its own prefix', async () => {
    expect((await get('efa.localhost', '/efa/reifen')).status).toBe(404);
  });
});

it.each([
  ['localhost', '/muster/?a=1&b=2', '/muster?a=1&b=2'],
  ['localhost', '/muster/reifen///?a=1', '/muster/reifen?a=1'],
  ['efa.localhost', '/reifen/', '/reifen'],
  ['efa.localhost', '//evil.example/', '/evil.example'],
])('%s%s leads to %s, permanently and in one step', async (host, path, target) => {
  const answer = await get(host, path);
  expect([answer.status, answer.headers.location]).toEqual([301, target]);
  expect((await get(host, target)).status).not.toBe(301);
});

it('an unknown host shows the shop of the fallback host', async () => {
  const answer = await get('unbekannt.example', '/');
  expect([answer.status, answer.headers.location]).toEqual([302, '/muster']);
});

describe('an address that no browser sends is answered with 400', () => {
  it.each([
    'a b',
    'ex@mple.com',
    'localhost/x',
    'localhost:99999',
    'localhost:abc',
    '999.999.999.999',
    '[::::]',
    'xn--a',
    `${'a'.repeat(300)}.example`,
  ])('Host: %s', async (host) => {
    const answer = await request({ port: shop.port, path: '/', headers: { host } });
    expect(answer.status).toBe(400);
  });

  it.each(['/%', '/muster/%E0%A4%A', '/%ff', '/muster/%00', '/muster/%0d%0aset-cookie:x', '/a\\b'])(
    'path %s',
    async (path) => {
      expect((await get('localhost', path)).status).toBe(400);
    },
  );

  it.each([5_000, 30_000])('a path of %d characters, quickly', async (length) => {
    const answer = await get('localhost', `/muster/${'a/'.repeat(length / 2)}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.ms).toBeLessThan(500);
  });
});

it.each(['/muster.data/reifen', '/muster/.data', '/.data', '/muster/_root.data?_routes=x', '/muster/a%2Fb'])(
  'an odd address such as %s is no failure',
  async (path) => {
    expect((await get('localhost', path)).status).toBeLessThan(500);
  },
);

it('who types only the host arrives at a page after one redirect', async () => {
  const page = await new Visitor(shop).open('/');
  expect([page.status, page.path]).toEqual([200, '/muster']);
});

it('X-Forwarded-* of anybody counts for nothing', async () => {
  const forged = { 'x-forwarded-host': 'efa.localhost', 'x-forwarded-proto': 'https' };
  const answer = await get('localhost', '/noa-kiel', forged);
  expect(answer.headers.location).toBe(`http://nord-ostsee.localhost:${shop.port}/noa-kiel`);
});

it.each(['robots.txt', 'sitemap.xml'])('%s is the whole host’s, not one location’s', async (file) => {
  expect((await get('localhost', `/${file}`)).status).toBe(200);
  expect((await get('efa.localhost', `/${file}`)).status).toBe(200);
  expect((await get('localhost', `/muster/${file}`)).status).toBe(404);
});
