import { createHash } from 'node:crypto';
import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { database, shop } = sharedShop();
const get = (path: string, headers?: Record<string, string>) => request({ port: shop.port, path, headers });
const post = (headers: Record<string, string>, body = 'a=1') =>
  request({
    port: shop.port,
    path: '/muster',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    method: 'POST',
  });

/** Sends a form in chunks, without its length, as streaming proxies do; gives the status. */
function sendChunked(path: string, pieces: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${shop.port}`, 'content-type': 'application/x-www-form-urlencoded' };
    const options = { port: shop.port, host: '127.0.0.1', path, method: 'POST', headers, agent: false };
    const sending = http.request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    // What is refused is not read to its end.
    sending.on('error', (error: NodeJS.ErrnoException) => error.code !== 'EPIPE' && reject(error));
    for (const piece of pieces) sending.write(piece);
    sending.end();
  });
}

describe('a page', () => {
  it('comes with security headers and an id', async () => {
    const { headers } = await get('/muster');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it.each(['/muster', '/muster/gibt-es-nicht'])('%s runs only the scripts that stand in it', async (path) => {
    const answer = await get(path);
    const policy = String(answer.headers['content-security-policy']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toContain('unsafe');
    const inline = [...answer.text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, source = ''] of inline) {
      expect(scripts).toContain(createHash('sha256').update(source).digest('base64'));
    }
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('accepted as "%s" is sent as %s', async (accepted, encoding) => {
    const answer = await get('/muster', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(answer.text).toContain('</html>');
    expect(answer.raw.length).toBe(Number(answer.headers['content-length']));
  });

  it('asked for by HEAD comes with the same headers and no body', async () => {
    const [whole, head] = await Promise.all([
      get('/muster'),
      request({ port: shop.port, path: '/muster', method: 'HEAD' }),
    ]);
    expect([head.status, head.raw.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it('that does not exist is a whole page with 404', async () => {
    const answer = await get('/muster/gibt-es-nicht');
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('refused', () => {
  it.each(['PROPFIND', 'TRACE', 'LOCK'])('with 405: %s', async (method) => {
    const answer = await request({ port: shop.port, path: '/muster', method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });

  it('with 405: a form for a page that takes none', async () => {
    const answer = await request({ port: shop.port, path: '/muster/ueberuns', form: { a: '1' } });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('with 413: a body that is too large, before it is read', async () => {
    const answer = await post({ 'content-length': '100000000' }, 'a=1').catch((error: Error) => error);
    expect(answer).toMatchObject({ status: 413 });
  });

  it('with 415: a body of a type that no form has', async () => {
    expect((await post({ 'content-type': 'text/xml' })).status).toBe(415);
    expect((await post({ 'content-type': '' })).status).toBe(415);
  });

  it('with 413: a body without a length that turns out too large', async () => {
    expect(
      await sendChunked('/muster/login', ['email=', ...Array<string>(40).fill('a'.repeat(10_000))]),
    ).toBe(413);
    expect((await get('/muster')).status).toBe(200);
  });

  it.each([
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['origin', 'http://localhost'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('with 403: a form of another site, %s %s', async (name, value) => {
    expect((await post({ [name]: value })).status).toBe(403);
  });

  it('but not a form of its own', async () => {
    const own = { origin: `http://localhost:${shop.port}`, 'sec-fetch-site': 'same-origin' };
    expect((await post(own)).status).not.toBe(403);
  });
});

it('a body without a length is read like any other', async () => {
  // 401: the form was read, and nobody has this account.
  expect(
    await sendChunked('/muster/login', ['email=nie', 'mand@example.de&pass', 'wort=geheim-geheim']),
  ).toBe(
    (
      await request({
        port: shop.port,
        path: '/muster/login',
        form: { email: 'niemand@example.de', passwort: 'geheim-geheim' },
      })
    ).status,
  );
  expect(await sendChunked('/muster/warenkorb', ['aktion=hinzufuegen&menge=1&artikel=tyre%3Anie'])).toBe(400);
});

it.each([
  ['/favicon.ico', 301, 1_000],
  ['/muster/favicon.ico', 404, Infinity],
  ['/muster/robots.txt', 404, Infinity],
  ['/muster/sitemap.xml', 404, Infinity],
])('%s is answered with %d', async (path, status, atMost) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.raw.length).toBeLessThan(atMost);
  if (status === 301)
    expect((await get(String(answer.headers.location))).headers['content-type']).toBe('image/svg+xml');
});

it('an appointment that no system of the location offers is a page that says so', async () => {
  const { status, text } = await get('/muster/termin-buchung');
  expect(status).toBe(404);
  expect(text).toContain('Seite nicht gefunden');
});

it.each(['tyre', 'rim'])('the address of a %s matches without regard to case', async (kind) => {
  const articleCode = await database.value<string>('select code from articles where kind = $1 limit 1', [
    kind,
  ]);
  const path = kind === 'tyre' ? `/muster/reifen/${articleCode}` : `/muster/alufelgen/${articleCode}`;
  const [canonical, upper] = [
    await get(path),
    await get(path.replace(/[^/]+$/, (code) => code.toUpperCase())),
  ];
  const address = /<link rel="canonical" href="[^"]*"/;
  expect([canonical.status, upper.status]).toEqual([200, 200]);
  expect(address.exec(upper.text)?.[0]).toBe(address.exec(canonical.text)?.[0]);
});

it('a page for nobody in particular sets no cookie', async () => {
  expect((await get('/muster')).headers['set-cookie']).toBeUndefined();
});

it.each([
  ['/healthz', 'ok'],
  ['/readyz', 'ready'],
])('%s says %s on every host', async (path, word) => {
  const answer = await request({ port: shop.port, path, host: 'irgendwo.example' });
  expect([answer.status, answer.text.trim()]).toEqual([200, word]);
});

it('an answer shows no stack, statement or folder of the program', async () => {
  for (const path of ['/muster/gibt-es-nicht', '/%', '/muster/%27%3B--', '/muster?a[]=1&a[]=2']) {
    expect((await get(path)).text).not.toMatch(/node_modules|\.server|select .* from| {4}at /i);
  }
});
