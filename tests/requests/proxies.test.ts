import net from 'node:net';
import { expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const { database, shop } = await freshShop({ environment: { TRUSTED_PROXIES: '127.0.0.0/8' } });
const forwarded = { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' };

it('behind a trusted proxy, links name the host and scheme that the visitor used', async () => {
  const answer = await request({
    port: shop.port,
    host: 'inside.example',
    path: '/efa/reifen',
    headers: forwarded,
  });
  expect(answer.headers.location).toBe('https://efa.localhost/reifen');
});

it('of several forwarded hosts, the one that the nearest proxy added counts', async () => {
  const headers = { ...forwarded, 'x-forwarded-host': 'evil.example, efa.localhost' };
  expect((await request({ port: shop.port, path: '/', headers })).status).toBe(200);
});

it('a malformed forwarded host is answered with 400', async () => {
  const headers = { ...forwarded, 'x-forwarded-host': 'a b' };
  expect((await request({ port: shop.port, path: '/', headers })).status).toBe(400);
});

it('a form behind a proxy that ends TLS is taken, one from another site is not', async () => {
  const post = (origin: string) =>
    request({ port: shop.port, path: '/muster', form: { a: '1' }, headers: { ...forwarded, origin } });
  expect((await post('https://localhost')).status).not.toBe(403);
  expect((await post('http://localhost')).status).toBe(403);
  expect((await post('https://evil.example')).status).toBe(403);
});

it('asks browsers for https from then on, where the visitor came by https', async () => {
  const secure = await request({ port: shop.port, path: '/muster', headers: forwarded });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  const plain = await request({ port: shop.port, path: '/muster' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

it('asks for the subdomains, too, where the setting says so', async () => {
  const other = await startShop({
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: '127.0.0.0/8',
    HSTS_SUBDOMAINS: '1',
  });
  const secure = await request({ port: other.port, path: '/muster', headers: forwarded });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const plain = await request({ port: other.port, path: '/muster' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

it('two Host headers are answered with 400', async () => {
  const socket = net.connect(shop.port, '127.0.0.1');
  socket.end('GET /muster HTTP/1.1\r\nHost: localhost\r\nHost: efa.localhost\r\nConnection: close\r\n\r\n');
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
