import http from 'node:http';
import { expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { hasProxy, startProxy } from '../support/proxy-server';
import { request, type TestRequest } from '../support/request';

const { shop } = await freshShop();

const headers = { 'content-type': 'application/x-www-form-urlencoded' };

/** Answered before the end of their bodies. */
const early: Omit<TestRequest, 'port'>[] = [
  { path: '/muster/reifen', method: 'POST', body: 'a'.repeat(250_000), headers },
  { path: '/muster', method: 'PATCH', body: 'a'.repeat(250_000), headers },
  { path: '/api/v1/hosts', method: 'PATCH', body: 'a'.repeat(250_000), headers },
  { path: '/muster/login', method: 'POST', body: 'a'.repeat(9_000_000), headers },
  { path: '/muster/account/settings', method: 'POST', body: 'a'.repeat(200_000), headers },
  {
    path: '/api/v1/stock',
    method: 'PUT',
    body: 'a'.repeat(3_000_000),
    headers: { 'content-type': 'application/x-ndjson' },
  },
];

it.each(['nginx', 'haproxy'] as const)(
  'behind %s nobody waits for the body of another',
  async (program) => {
    expect(hasProxy(program)).toBe(true);
    const port = await startProxy(program, shop.port);
    // The first page of a node takes longer.
    await request({ port: shop.port, path: '/muster/impressum' });
    const agent = new http.Agent({ keepAlive: true });
    for (let round = 0; round < 4; round += 1) {
      for (const one of early) {
        // A proxy that is still sending may answer by itself, or end the connection.
        const status = await request({ ...one, port }).then(
          (answer) => answer.status,
          () => 0,
        );
        expect([0, 303, 401, 405, 413, 502]).toContain(status);
        const pages = await Promise.all(
          Array.from({ length: 6 }, () => request({ port, path: '/muster/impressum', agent })),
        );
        expect(pages.map((page) => page.status)).toEqual([200, 200, 200, 200, 200, 200]);
        expect(Math.max(...pages.map(({ ms }) => ms))).toBeLessThan(3_000);
      }
    }
    agent.destroy();
  },
  120_000,
);
