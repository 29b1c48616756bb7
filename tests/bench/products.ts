import type pg from 'pg';
import type { BenchShop } from './bench-shop';
import { startClock } from './clock';
import { p95 } from './load';
import { type Row, say } from './report';

const SIZES = [10_000, 100_000];
const WARM_UP = 10;
const RUNS = 100;
/** Maximum of the 95th percentile, ms. */
const LIMIT = 60;

const FIELDS = [
  ['farbe', 'text', null, true],
  ['oeffnung', 'text', null, true],
  ['montage', 'text', null, false],
  ['volumen', 'number', 'l', false],
  ['laenge', 'number', 'cm', false],
  ['traglast', 'number', 'kg', false],
  ['abschliessbar', 'flag', null, false],
] as const;

export async function addFields(client: pg.Client): Promise<void> {
  await client.query("delete from category_fields where category_id = 'cat-dachboxen'");
  for (const [position, field] of FIELDS.entries()) {
    await client.query(
      `insert into category_fields (category_id, position, name, label, type, unit, is_multiple)
       values ('cat-dachboxen', $1, $2, $2, $3, $4, $5)`,
      [position, ...field],
    );
  }
}

/** Two variants for each product, with values of their own. */
export async function addProducts(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `insert into article_groups (kind, code, title)
     select 'product', 'messung-' || n, 'Hersteller ' || n % 40 || ' Box ' || n from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await client.query(
    `insert into products (group_id, category_id, description, facts)
     select id, 'cat-dachboxen', 'Messung', '[]' from article_groups
     where kind = 'product' and code = any(select 'messung-' || n from generate_series($1::int, $2::int) n)`,
    [from, to],
  );
  await client.query(
    `insert into articles (kind, code, group_id, make, title, subtitle, picture_key, vat_rate)
     select 'product', article_groups.code || '-' || v, article_groups.id, 'Hersteller ' || n % 40, title, 'Ausführung ' || v, 'x', 19
     from generate_series($1::int, $2::int) n join article_groups on kind = 'product' and code = 'messung-' || n, generate_series(1, 2) v`,
    [from, to],
  );
  await client.query(
    `create temp table measured as select articles.id, n, v from generate_series($1::int, $2::int) n, generate_series(1, 2) v, articles
     where kind = 'product' and code = 'messung-' || n || '-' || v`,
    [from, to],
  );
  await client.query(
    `insert into product_variants (article_id, "values", car_make)
     select id, jsonb_build_object(
         'farbe', jsonb_build_array('Farbe ' || (n + v) % 9, 'Farbe ' || (n / 9 + v) % 9),
         'oeffnung', case when n % 3 = 0 then '["links", "rechts"]'::jsonb else '["hinten"]'::jsonb end,
         'montage', jsonb_build_array('Montage ' || n / 7 % 5),
         'volumen', jsonb_build_array(250 + 25 * ((n / 3 + 4 * v) % 20)),
         'laenge', jsonb_build_array(120 + 5 * (n / 11 % 30)),
         'traglast', jsonb_build_array(50 + 5 * (n / 5 % 12)),
         'abschliessbar', n % 4 > 0),
       (array[null, null, null, 'Audi', 'Volkswagen', 'Ford', 'Opel', 'BMW'])[1 + n % 8]
     from measured`,
  );
  await client.query(
    "insert into article_categories (article_id, category_id) select id, 'cat-dachboxen' from measured",
  );
  await client.query(
    `insert into current_prices (article_id, kind, cents) select id, 'product', 9900 + (n * 7919 + v * 1013) % 90000 from measured`,
  );
  await client.query(
    `insert into stock_levels (article_id, warehouse_id, on_hand)
     select measured.id, warehouses.id, 3 from measured, warehouses where n % 5 = 0 and location_id = 'loc-muster'`,
  );
  await client.query('drop table measured');
  await client.query('vacuum analyze');
}

/** The price makes each list a new one, so nothing is cached. */
const asked: Record<string, (run: number) => string> = {
  'without a choice': (run) => `preisVon=${run + 1}`,
  'three fields and a make of car': (run) =>
    `farbe=Farbe+${run % 9}&oeffnung=links&montage=Montage+${run % 5}&fabrikat=Audi&preisBis=${900 + run}`,
  'in stock here, by name': (run) => `sofort=1&sortierung=name&preisBis=${900 + run}`,
};

/** A list with its facets and a page of articles, for lists that are not cached. */
export async function measureProducts([shop]: BenchShop[]): Promise<Row[]> {
  if (!shop) return [];
  await addFields(shop.client);
  const rows: Row[] = [];
  let there = 0;
  for (const size of SIZES) {
    await addProducts(shop.client, there + 1, size);
    there = size;
    say(`${size} products, ${2 * size} variants in one category`);
    const clock = startClock(shop, 'product-clock.ts');
    const first = await clock.measure('preisBis=1000');
    rows.push({ label: `${size} products: the first list`, unit: 'ms', values: [first] });
    for (const [label, query] of Object.entries(asked)) {
      const times: number[] = [];
      for (let run = 0; run < WARM_UP + RUNS; run += 1) times.push(await clock.measure(query(run)));
      const values = [p95(times.slice(WARM_UP))];
      rows.push({ label: `${size} products: ${label}, p95`, unit: 'ms', values, limit: LIMIT });
    }
    clock.stop();
  }
  return rows;
}
