import { describe, expect, it } from 'vitest';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { request, type TestRequest } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const send = (test: Omit<TestRequest, 'port'>) => request({ port: shop.port, ...test });

const form = 'application/x-www-form-urlencoded';

describe('the API refuses in JSON', () => {
  it.each<[number, string, Omit<TestRequest, 'port'>]>([
    [404, 'not_found', { path: '/api/v1/nichts' }],
    [404, 'not_found', { path: '/API/v1/nichts?a=1', json: { a: 1 } }],
    [404, 'not_found', { path: '/api' }],
    [
      404,
      'not_found',
      { path: '/api/v1/nichts', form: { a: '1' }, headers: { origin: 'https://evil.example' } },
    ],
    [405, 'method_not_allowed', { path: '/api/v1/nichts', method: 'TRACE' }],
    [405, 'method_not_allowed', { path: '/api/v1/webhooks/paypal' }],
    [405, 'method_not_allowed', { path: '/api/v1/webhooks/payone', method: 'PUT', form: { txid: '1' } }],
    [413, 'payload_too_large', { path: '/api/v1/nichts', json: { a: 'x'.repeat(262_144) } }],
    [
      415,
      'unsupported_media_type',
      { path: '/api/v1/nichts', body: '<a/>', headers: { 'content-type': 'text/xml' } },
    ],
    [400, 'bad_request', { path: '/api/v1/%zz' }],
  ])('%d %s: %o', async (status, reason, test) => {
    const answer = await send(test);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    const message = expect.stringMatching(/^[A-ZÄÖÜ].*\.$/);
    expect(JSON.parse(answer.text)).toEqual({ error: { code: status, reason, message } });
    expect(answer.headers['cache-control']).toBe('no-store');
    const allowed = test.path?.includes('webhooks') ? 'POST' : 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
    if (status === 405) expect(answer.headers.allow).toBe(allowed);
  });

  it('whatever cookie or token comes along, and is shared with nobody', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', (await someTyre(database)).id, 1);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent: Record<string, string>[] = [{}, { cookie }, { authorization: 'Bearer abc' }];
    const answers = await Promise.all(sent.map((headers) => send({ path: '/api/v1/nichts', headers })));
    for (const { status, headers, text } of answers) {
      expect([status, text]).toEqual([404, answers[0]?.text]);
      expect([headers['cache-control'], headers.etag, headers['set-cookie']]).toEqual([
        'no-store',
        undefined,
        undefined,
      ]);
    }
  });
});

it('a file that does not exist is answered without a page', async () => {
  const answer = await send({ path: '/assets/gibt-es-nicht-12345678.js' });
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  const sent = await send({ path: '/assets/gibt-es-nicht-12345678.js', form: { a: '1' } });
  expect([sent.status, sent.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('a page takes no body, a form as much as it may have, both refused as pages', async () => {
  const headers = { 'content-type': form };
  const withBody = await send({ path: '/muster', method: 'GET', body: 'a=1', headers });
  const large = await send({ path: '/muster/login', body: 'a'.repeat(262_145), headers });
  for (const answer of [withBody, large]) {
    expect([answer.status, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  }
  expect((await send({ path: '/muster/login', body: `a=${'b'.repeat(200_000)}`, headers })).status).not.toBe(
    413,
  );
});

it('the log has the patterns of addresses, and nothing of what stood in them', async () => {
  const secret = 'geheimer-wert-4711';
  const paths = [
    `/muster/account/email/${secret}`,
    `/muster/passwort-vergessen/${secret}`,
    `/muster/passwort-vergessen/${secret}.data`,
    `/muster/registrieren/${secret}?email=${secret}%40example.de`,
    `/muster/email-wiederherstellen/${secret}`,
    `/muster/merkliste/${secret}`,
    `/muster/checkout/danke/${secret}`,
    `/muster/checkout/stornieren/${secret}`,
    `/muster/account/orders/${secret}`,
    `/muster/login?email=${secret}@example.de`,
    `/muster/search?q=${secret}`,
    `/muster/gibt-es-nicht/${secret}/a/b/c`,
    `/muster/%zz${secret}`,
    `/api/v1/${secret}?token=${secret}`,
    `/api/v1/resizeImages?src=https://${secret}.example/a.png`,
    `/assets/${secret}`,
    `/${secret}/reifen`,
  ];
  for (const path of paths) {
    const answer = await send({
      path,
      headers: { cookie: `radhaus=${secret}`, referer: `http://a/${secret}` },
    });
    expect(answer.status).toBeLessThan(500);
  }
  await send({ path: '/muster/login', form: { email: `${secret}@example.de`, passwort: secret } });
  await send({ path: `/muster/passwort-vergessen/${secret}`, form: { passwort: secret } });
  await send({ path: '/', host: `${secret}.example` });
  await expect.poll(shop.log).toContain('"route":"/passwort-vergessen/:hash"');
  expect(shop.log()).toMatch(
    /"method":"GET","location":"muster","route":"\/merkliste\/:shareId","status":404/,
  );
  expect(shop.log()).not.toContain(secret);
});
