import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openAccount, PASSWORD } from '../support/accounts';
import { apiOf } from '../support/api';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShopProcess } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ ownProcess: true });
const email = 'hinter-dem-proxy@example.de';
await openAccount(database, new Visitor(shop), '/muster', email);

const tryAs = (address: string, from: string, password: string) =>
  request({
    port: shop.port,
    path: '/muster/login',
    form: { email: address, passwort: password },
    headers: { 'x-forwarded-for': from, origin: `http://localhost:${shop.port}` },
  });

const warnings = () =>
  shop
    .log()
    .split('\n')
    .filter((line) => line.includes('a proxy is not declared'));

const doctor = async () => {
  const { stdout } = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  return stdout.split('\n').filter((line) => /TRUSTED_PROXIES/.test(line));
};

it('without forwarded requests, nothing is said', async () => {
  expect(await doctor()).toEqual(['ok   no request came through a proxy that TRUSTED_PROXIES does not name']);
  expect(warnings()).toEqual([]);
});

it('sixty wrong passwords of one visitor lock out nobody else, and the visitor alone has to wait', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 60; n += 1)
    statuses.push((await tryAs(`opfer-${n}@example.de`, '203.0.113.7', 'Sommer2026!')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await tryAs(email, '203.0.113.8', PASSWORD)).status).toBe(303);
  const api = await apiOf(shop)('POST', '/api/v1/auth/signin', {
    json: { username: email, password: PASSWORD, standortUrl: 'muster' },
    headers: { 'x-forwarded-for': '203.0.113.8' },
  });
  expect(api.status).toBe(200);
  expect((await tryAs(email, '203.0.113.7', PASSWORD)).status).toBe(429);
});

it("one account's waits stay its own", async () => {
  for (let n = 0; n < 12; n += 1) await tryAs('gesperrt@example.de', `198.51.100.${n}`, 'falsch');
  expect((await tryAs('gesperrt@example.de', '198.51.100.99', 'falsch')).status).toBe(429);
  expect((await tryAs(email, '198.51.100.99', PASSWORD)).status).toBe(303);
});

it('the log says it once, the doctor with the setting to make, and the page of the desk', async () => {
  await wait(50);
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).not.toContain('203.0.113');
  expect(await doctor()).toEqual([
    expect.stringMatching(/^BAD {2}127\.0\.0\.1 sent X-Forwarded-For .*Set TRUSTED_PROXIES=127\.0\.0\.1$/),
  ]);
  const central = await openDesk(database, shop, 'leitung', null);
  await central.press('/muster/tresen/zustand', 'Jetzt prüfen');
  await expect
    .poll(async () => textOf((await central.open('/muster/tresen/zustand')).text), { timeout: 20_000 })
    .toContain('Bitte einstellen: TRUSTED_PROXIES=127.0.0.1');
});

it.each(['unknown', '', ',,,', '<script>', '1.2.3.4'.repeat(200), '::ffff:1.2.3.4', '[::1]:99'])(
  'a strange header is answered as any other: %j',
  async (header) => {
    for (const name of ['x-forwarded-for', 'forwarded'])
      expect((await request({ port: shop.port, path: '/muster', headers: { [name]: header } })).status).toBe(
        200,
      );
  },
);

it('once it is declared, nothing is said any more', async () => {
  const declared = await startShopProcess({ DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.0/8' });
  await request({ port: declared.port, path: '/muster', headers: { 'x-forwarded-for': '203.0.113.8' } });
  expect(declared.log()).not.toContain('a proxy is not declared');
});

it('at most twenty are stored', async () => {
  await database.query(
    `insert into forwarding_peers select '10.0.0.' || n, 'Forwarded', now() - interval '1 hour' from generate_series(1, 30) n`,
  );
  const other = await startShopProcess({ DATABASE_URL: database.url });
  await request({ port: other.port, path: '/muster', headers: { 'x-forwarded-for': '203.0.113.8' } });
  await expect
    .poll(() => database.value<number>('select count(*)::int from forwarding_peers'), { timeout: 5_000 })
    .toBe(20);
});
