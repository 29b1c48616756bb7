import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../../app/client/client.js';
import { apiKeyOf } from './api-key';
import type { BenchShop } from './bench-shop';
import { inTurns, load, type Round, summary } from './load';
import type { Row } from './report';

const RECEIVER = { host: '127.0.0.1', port: 39_871 };
export const webhookEnvironment = { WEBHOOK_TARGETS: `http://${RECEIVER.host}:${RECEIVER.port}` };

const PER_MINUTE = 1_000;
const SECONDS = 12;
/** Events come in groups, as from a batch. */
const GROUP = 10;
const PAGE = '/muster/reifen';

async function openReceiver() {
  let received = 0;
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => {
      received += 1;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(RECEIVER.port, RECEIVER.host, resolve));
  return {
    received: () => received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Changes counts at the rate, until it is stopped. @returns the number of changes */
function changeAtRate({ client, tyreIds }: BenchShop) {
  let groups = 0;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(
    () => {
      const codes = Array.from(
        { length: GROUP },
        (_, row) => tyreIds[(groups * GROUP + row) % tyreIds.length],
      );
      groups += 1;
      last = client.query(
        `insert into domain_events (type, subject, location_id, data)
         select 'stock.changed', 'tyre:' || code, null, '{"onHand":1,"allocated":0}' from unnest($1::text[]) code`,
        [codes],
      );
    },
    (60_000 * GROUP) / PER_MINUTE,
  );
  return async () => {
    clearInterval(timer);
    await last;
    return groups * GROUP;
  };
}

/** A cached list, alone and beside 1,000 webhooks a minute. */
export async function measureWebhooks(shops: BenchShop[]): Promise<Row[]> {
  const receiver = await openReceiver();
  try {
    const rounds = await inTurns(shops, 2, async (shop, round) => {
      const url = `http://127.0.0.1:${shop.port}${PAGE}`;
      const headers = { host: `localhost:${shop.port}` };
      if (round === 0) await subscribe(shop);
      await load(url, headers, 1);
      const alone = await load(url, headers, SECONDS);
      const before = receiver.received();
      const stop = changeAtRate(shop);
      const beside = await load(url, headers, SECONDS);
      const sent = await stop();
      for (let tries = 0; tries < 100 && receiver.received() - before < sent; tries += 1) await wait(100);
      return { alone, beside, perMinute: ((receiver.received() - before) * 60) / SECONDS };
    });
    const of = (kind: 'alone' | 'beside', figure: Exclude<keyof Round, 'errors'>) =>
      rounds.map((shop) => summary(shop.map((round) => round[kind]))[figure]);
    const alone = of('alone', 'requestsPerSecond');
    const beside = of('beside', 'requestsPerSecond');
    return [
      {
        label: 'webhooks that arrived',
        unit: '/min',
        values: rounds.map((shop) => shop.at(-1)?.perMinute ?? 0),
        digits: 0,
        // The last groups leave when the measuring ends.
        atLeast: 0.9 * PER_MINUTE,
      },
      { label: 'cached list alone', unit: '/s', values: alone, digits: 0 },
      { label: 'cached list beside webhooks', unit: '/s', values: beside, digits: 0 },
      {
        label: 'share of the rate that is left',
        unit: '',
        values: beside.map((value, index) => value / (alone[index] ?? 1)),
        digits: 2,
        atLeast: 0.9,
      },
      { label: 'cached list alone, p95', unit: 'ms', values: of('alone', 'p95') },
      { label: 'cached list beside webhooks, p95', unit: 'ms', values: of('beside', 'p95') },
    ];
  } finally {
    receiver.close();
  }
}

async function subscribe(shop: BenchShop): Promise<void> {
  const token = await apiKeyOf(shop, ['stock']);
  const url = `${webhookEnvironment.WEBHOOK_TARGETS}/`;
  const client = createClient(`http://localhost:${shop.port}`, { token });
  await client.call('POST /api/v1/subscriptions', {}, { url, types: ['stock.changed'] });
}
