import { expect, it } from 'vitest';
import { openAccount, PASSWORD } from '../support/accounts';
import { apiOf } from '../support/api';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ environment: { TRUSTED_PROXIES: '127.0.0.0/8' } });
const email = 'inhaberin@example.de';
await openAccount(database, new Visitor(shop), '/muster', email);

const tryAs = (address: string, from: string, password = 'Sommer2026!') =>
  request({
    port: shop.port,
    path: '/muster/login',
    form: { email: address, passwort: password },
    headers: { 'x-forwarded-for': from, origin: `http://localhost:${shop.port}` },
  });

it('one password tried with many addresses is limited for its network, and nobody else', async () => {
  const answers: { status: number; text: string }[] = [];
  for (let n = 0; n < 60; n += 1) answers.push(await tryAs(`opfer-${n}@example.de`, '203.0.113.7'));
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length).toBe(10);
  expect(textOf(limited[0]?.text ?? '')).toMatch(/Bitte warten Sie (\d|[1-5]\d|60) Sekunden/);
  expect((await tryAs(email, '203.0.113.7', PASSWORD)).status).toBe(429);
  expect((await tryAs(email, '203.0.113.8', PASSWORD)).status).toBe(303);
  const api = await apiOf(shop)('POST', '/api/v1/auth/signin', {
    json: { username: 'opfer-99@example.de', password: 'Sommer2026!', standortUrl: 'muster' },
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(api.status).toBe(429);
});

it('right passwords of one network are not counted', async () => {
  for (let n = 0; n < 60; n += 1) expect((await tryAs(email, '198.51.100.20', PASSWORD)).status).toBe(303);
});

it('the addresses of one network of IPv6 count together', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 60; n += 1)
    statuses.add((await tryAs(`sechs-${n}@example.de`, `2001:db8:7:1:${n.toString(16)}::1`)).status);
  expect(statuses.has(429)).toBe(true);
});
