import fs from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildIfNeeded } from '../support/built-shop';
import { addTyre } from '../support/buyer';
import { startDatabaseServer, temporaryFolder } from '../support/database-server';
import { launchShop } from '../support/shop-process';
import { Visitor } from '../support/visitor';
import { measureAdding, measureSignIns } from './accounts';
import { measureFacets } from './facets';
import { fillCatalogue } from './many-tyres';
import { measureOrders } from './orders';
import { measurePage, type PageFigures } from './pages';
import { measureRouting } from './routing';

const MANY = 100_000;
const BUYERS = 16;
const say = (text = '') => process.stdout.write(`${text}\n`);
const round = (value: number, digits = 0) => value.toFixed(digits);

function pageRow(page: PageFigures): string {
  const cells = [
    page.name.padEnd(28),
    `${Math.round(page.bytes / 1024)} KB`.padStart(8),
    round(page.bare.requestsPerSecond).padStart(9),
    round(page.kept.requestsPerSecond).padStart(9),
    round(page.kept.p95, 1).padStart(9),
    round(page.kept.requestsPerSecond / page.bare.requestsPerSecond, 2).padStart(10),
    round(page.fresh.requestsPerSecond).padStart(9),
    round(page.fresh.p95, 1).padStart(9),
    round(page.fresh.requestsPerSecond / page.bare.requestsPerSecond, 3).padStart(11),
  ];
  return cells.join('');
}

function heldTo(name: string, value: number, limit: number, unit: string, digits = 1): string {
  return `${name.padEnd(52)}${round(value, digits).padStart(9)} ${unit}   held to ${limit} ${unit}   ${value <= limit ? 'ok' : 'MISSED'}`;
}

function sayRouting(): void {
  const { index, mean, p99 } = measureRouting();
  say('Deciding a request, 1,000 hosts, 5,000 locations, 50,000 redirect rules:');
  say(heldTo('one decision, mean', mean, 0.1, 'ms', 4));
  say(heldTo('one decision, 99 of 100 below', p99, 0.1, 'ms', 4));
  say(heldTo('making the network ready, once a change', index, 500, 'ms'));
  say();
}

async function sayAccounts(client: pg.Client, port: number, ids: string[], cookie: string): Promise<void> {
  const adding = await measureAdding(port, ids.slice(0, 40));
  say(heldTo('putting into the cart, 4 shoppers at once, p95', adding.p95, 40, 'ms'));
  say(`${'the same, median'.padEnd(52)}${round(adding.median, 1).padStart(9)} ms`);
  const signIns = await measureSignIns(client, port, cookie);
  say(
    `100 sign-ins at the same moment: all in after ${round(signIns.seconds, 1)} s; list p95 before ${round(signIns.listBefore)} ms`,
  );
  say(heldTo('tyre list meanwhile, p95', signIns.listMeanwhile, 1_000, 'ms'));
}

async function main() {
  sayRouting();
  if (process.argv.includes('routing')) return;
  buildIfNeeded();
  const folder = await temporaryFolder('radhaus-bench-');
  const server = await startDatabaseServer();
  const shop = await launchShop({ DATABASE_URL: server.demoUrl, LOG_LEVEL: 'warn' });
  const client = new pg.Client({ connectionString: server.demoUrl });
  try {
    const buyer = new Visitor(shop);
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from tyres order by id limit 500');
    const ids = rows.map((row) => row.id);
    await addTyre(buyer, '/muster', ids[0] ?? '', 4);
    const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

    if (process.argv.includes('accounts')) return await sayAccounts(client, shop.port, ids, cookie);
    say(
      'Pages, 32 connections. kept: visitors without a session; fresh: one with a cart; bare: node:http, same bytes.',
    );
    say(
      `${'page'.padEnd(28)}${'size'.padStart(8)}${'bare/s'.padStart(9)}${'kept/s'.padStart(9)}${'p95 ms'.padStart(9)}${'kept/bare'.padStart(10)}${'fresh/s'.padStart(9)}${'p95 ms'.padStart(9)}${'fresh/bare'.padStart(11)}`,
    );
    const detail = `/muster/reifen/${ids[0]}`;
    for (const [name, page] of [
      ['home', '/muster'],
      ['tyre list', '/muster/reifen'],
      ['tyre detail', detail],
    ] as const) {
      say(pageRow(await measurePage(name, shop.port, page, cookie, folder)));
    }

    say();
    await sayAccounts(client, shop.port, ids, cookie);

    await client.query("update stock set quantity = 9000 where place = 'zentrallager'");
    const missing = ids.filter((id) => id !== '');
    await client.query(
      "insert into stock (article_id, place, quantity) select unnest($1::text[]), 'zentrallager', 9000 on conflict (article_id, place) do update set quantity = 9000",
      [missing],
    );
    say();
    const orders = await measureOrders(shop.port, ids, BUYERS, 8);
    say(
      `Orders, ${BUYERS} buyers, whole way: ${round(orders.ordersPerSecond, 1)} orders/s, the last click p95 ${round(orders.p95)} ms (${orders.orders} orders)`,
    );

    const count = await fillCatalogue(server.demoUrl, MANY);
    await wait(2_000);
    say();
    say(`With ${count} tyres:`);
    const facets = await measureFacets(server.demoUrl, shop.port);
    say(heldTo('facets of one size, the query', facets.oneSize.query, 50, 'ms'));
    say(heldTo('facets of all sizes, the query', facets.allSizes.query, 300, 'ms'));
    say(
      `${'list of one size never asked before, whole answer'.padEnd(52)}${round(facets.oneSize.answer, 1).padStart(9)} ms`,
    );
    say(
      `${'list of all sizes never asked before, whole answer'.padEnd(52)}${round(facets.allSizes.answer, 1).padStart(9)} ms`,
    );
    say(heldTo('the same list asked again, whole answer', facets.again, 20, 'ms'));
    say(pageRow(await measurePage('tyre list, 100,000 tyres', shop.port, '/muster/reifen', cookie, folder)));
  } finally {
    await client.end();
    await shop.stop();
    await server.stop();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

await main();
