import { type Calls, createClient } from '../../app/client/client.js';
import { apiKeyOf } from './api-key';
import type { BenchShop } from './bench-shop';
import { median } from './load';
import type { Row } from './report';

const LINES = 10_000;
const RUNS = 3;
/** Seconds. */
const LIMIT = 3;

async function articlesOf({ client }: BenchShop): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    "select code from articles where kind = 'tyre' and retired_at is null order by code limit 1250",
  );
  return rows.map(({ code }) => code);
}

async function placesOf({ client }: BenchShop): Promise<string[]> {
  const { rows } = await client.query<{ url: string }>('select url from locations order by url limit 8');
  return rows.map(({ url }) => url);
}

type Line = Calls['PATCH /api/v1/stock']['body'][number];

/** Every line changes something. */
async function changeStock(shop: BenchShop, key: string, lines: Line[]): Promise<number> {
  const started = performance.now();
  const client = createClient(`http://localhost:${shop.port}`, { token: key });
  const { done } = await client.call('PATCH /api/v1/stock', {}, lines);
  if (done !== lines.length) throw new Error(`${done} of ${lines.length} lines`);
  return (performance.now() - started) / 1_000;
}

/** 10,000 counts by the API, in one request. */
export async function measureMerchandise(shops: BenchShop[]): Promise<Row[]> {
  const values: number[] = [];
  for (const shop of shops) {
    const [key, places] = [await apiKeyOf(shop, ['stock']), await placesOf(shop)];
    const codes = await articlesOf(shop);
    const levels = codes.flatMap((id) => places.map((standort) => ({ id: `tyre:${id}`, standort })));
    const seconds: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const lines = levels
        .slice(0, LINES)
        .map((level, row) => ({ ...level, stueck: 200 + ((row + run) % 50) }));
      if (lines.length < LINES) throw new Error(`only ${lines.length} levels`);
      const taken = await changeStock(shop, key, lines);
      // The first run opens levels.
      if (run > 0) seconds.push(taken);
    }
    values.push(median(seconds));
  }
  return [{ label: '10,000 counts of stock by the API', unit: 's', values, digits: 2, limit: LIMIT }];
}
