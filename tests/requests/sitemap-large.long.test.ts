import fs from 'node:fs';
import http from 'node:http';
import { expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { decodeHtml } from '../support/html-forms';
import { startShopProcess } from '../support/running-shop';

/** Of each of the twelve locations of the host. */
const ARTICLES = 420_000;
const PART = 49_000;

const database = await freshDatabase();
await database.query(
  `with more as (
     insert into articles (kind, code, make, title, subtitle, picture_key, vat_rate)
     select 'tyre', 'viele-' || n, 'Viele', 'Reifen', '205/55 R16 91V', 'x', 19 from generate_series(1, $1::int) n
     returning id)
   insert into current_prices (article_id, kind, cents) select id, 'tyre', 5000 from more`,
  [ARTICLES],
);
await database.query('analyze articles, current_prices, article_changes');
const shop = await startShopProcess({
  DATABASE_URL: database.url,
  DEPLOYMENT_ENVIRONMENT: 'production',
  SMTP_URL: 'smtp://localhost:1',
});

/** As it streams: nothing is collected but what a function counts. */
function read(path: string): Promise<{ firstByte: number; addresses: string[] }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = http.get({
      host: '127.0.0.1',
      port: shop.port,
      path,
      headers: { host: `localhost:${shop.port}` },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let firstByte = 0;
      let rest = '';
      const addresses: string[] = [];
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        firstByte ||= performance.now() - started;
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const [, address] = /<loc>([^<]*)<\/loc>/.exec(line) ?? [];
          if (address) addresses.push(decodeHtml(address));
        }
      });
      response.on('end', () => resolve({ firstByte, addresses }));
    });
  });
}

const pathOf = (address: string) => address.replace(/^http:\/\/[^/]+/, '');
const residentBytes = () => Number(fs.readFileSync(`/proc/${shop.pid}/statm`, 'utf8').split(' ')[1]) * 4_096;

it('five million addresses: each file begins within 200 ms, holds at most 50,000, and none takes memory', async () => {
  await read('/sitemap.xml');
  const index = await read('/sitemap.xml');
  expect(index.firstByte).toBeLessThan(200);
  const parts = index.addresses.filter((address) => address.includes('standort=muster&'));
  expect(parts).toHaveLength(Math.ceil((ARTICLES + 4_000) / PART));
  expect(index.addresses.length).toBeGreaterThan(10 * parts.length);
  const before = residentBytes();
  let most = before;
  let all = 0;
  for (const part of parts) {
    const { firstByte, addresses } = await read(pathOf(part));
    expect(firstByte, part).toBeLessThan(200);
    expect(addresses.length, part).toBeLessThanOrEqual(50_000);
    all += addresses.filter((address) => address.includes('/viele-')).length;
    most = Math.max(most, residentBytes());
  }
  expect(all).toBe(ARTICLES);
  expect(most - before).toBeLessThan(150 * 1024 * 1024);
}, 900_000);
