import type pg from 'pg';
import type { BenchShop } from './bench-shop';
import { startClock } from './clock';
import { inTurns, p95 } from './load';
import { type Row, say } from './report';

const VEHICLES = 200_000;
const FITMENTS_EACH = 10;
const WARM_UP = 20;
const RUNS = 200;
/** Maximum of the 95th percentile, ms. */
const LIMITS = { key: 5, step: 20 };

/** 60 makes with 40 models each; one model has a tenth of all vehicles. A key matches three vehicles. */
async function fill(client: pg.Client): Promise<void> {
  await client.query('truncate vehicles cascade');
  await client.query(
    `insert into vehicles (code, vehicle_type, manufacturer, base_model, sub_model, engine_option, car_body_option,
       gearing_option, equipment_line_option, label, dat_ecode_prefix, power_kw, body_type, source, search)
     select 'v' || n, 'PKW', 'Hersteller ' || make, 'Modell ' || model, 'Baureihe ' || n / 2400 % 5, (n / 12000 % 9) || '.0 TDI',
       (array['Kombi', 'Limousine'])[1 + n % 2], '', (array['Basis', 'Komfort', 'Sport'])[1 + n % 3],
       'Hersteller ' || make || ' Modell ' || model || ' ' || n, lpad(n::text, 15, '0'), 50 + n % 200, 'kombi', 'Messung',
       array_to_tsvector(array['hersteller', 'h' || make, 'modell', 'm' || model, 'baureihe', 'b' || n / 2400 % 5,
         (n / 12000 % 9) || '.0', 'tdi', 'n' || n])
     from generate_series(0, $1 - 1) n,
       lateral (select case when n % 10 = 0 then 7 else n % 60 end as make) makes,
       lateral (select case when n % 10 = 0 then 7 else n / 60 % 40 end as model) models`,
    [VEHICLES],
  );
  await client.query(
    `insert into vehicle_keys select lpad((n / 3 % 60)::text, 4, '0'),
       chr(65 + n / 180 % 26) || chr(65 + n / 4680 % 26) || chr(65 + n / 121680 % 26), id
     from (select id, substr(code, 2)::int as n from vehicles) numbered`,
  );
  await client.query(
    `insert into vehicle_fitments
     select id, k, 'both', 195 + 10 * (k % 5), 40 + 5 * (k % 6), 150 + 10 * (k % 5), 91, 'V', 65, 40, 50, k = 1, false,
       'CoC-Papier'
     from vehicles, generate_series(1, $1) k`,
    [FITMENTS_EACH],
  );
  await client.query('vacuum analyze');
}

/** Numbers that look random and are the same each time. */
const pick = (run: number, count: number) => (run * 7_919 + 104_729) % count;

function keyOf(run: number): string[] {
  const n = pick(run, VEHICLES);
  const letter = (value: number) => String.fromCharCode(65 + (value % 26));
  const tsn = [180, 4_680, 121_680].map((size) => letter(Math.floor(n / size))).join('');
  return [String(Math.floor(n / 3) % 60).padStart(4, '0'), tsn];
}

const makeOf = (run: number) => `Hersteller ${1 + pick(run, 9)}`;

function stepsOf(run: number): string[] {
  const n = 10 * pick(run, VEHICLES / 10) + 1;
  const [series, engine] = [Math.floor(n / 2_400) % 5, Math.floor(n / 12_000) % 9];
  return [
    'PKW',
    `Hersteller ${n % 60}`,
    `Modell ${Math.floor(n / 60) % 40}`,
    `Baureihe ${series}`,
    `${engine}.0 TDI`,
    ['Kombi', 'Limousine'][n % 2] ?? '',
    '-',
    ['Basis', 'Komfort', 'Sport'][n % 3] ?? '',
  ];
}

const asked: { label: string; ask: (run: number) => string[]; limit?: number }[] = [
  { label: 'by HSN and TSN', ask: (run) => ['key', ...keyOf(run)], limit: LIMITS.key },
  { label: 'by hand: all makes', ask: () => ['hand', 'PKW'], limit: LIMITS.step },
  {
    label: 'by hand: models of a make',
    ask: (run) => ['hand', 'PKW', makeOf(run)],
    limit: LIMITS.step,
  },
  {
    label: 'by hand: engines, of a model with 20,000 vehicles',
    ask: (run) => ['hand', 'PKW', 'Hersteller 7', 'Modell 7', `Baureihe ${run % 5}`],
    limit: LIMITS.step,
  },
  {
    label: 'by hand: to the end',
    ask: (run) => ['hand', ...stepsOf(run)],
    limit: LIMITS.step,
  },
  {
    label: 'by words: a make and a model',
    ask: (run) => ['words', `h${1 + pick(run, 9)} m${pick(run, 40)} TDI`],
  },
  { label: 'by words: one that is cut short', ask: (run) => ['words', `h${1 + pick(run, 9)} herst`] },
  { label: 'by words: one that all have', ask: () => ['words', 'hersteller'] },
  { label: 'one with its fitments', ask: (run) => ['vehicle', `v${pick(run, VEHICLES)}`] },
];

/** Includes the round trip to the database. */
export async function measureVehicles(shops: BenchShop[]): Promise<Row[]> {
  for (const { client } of shops) await fill(client);
  say(`${VEHICLES} vehicles, ${VEHICLES * FITMENTS_EACH} fitments`);
  const clocks = shops.map((shop) => startClock(shop, 'vehicle-clock.ts'));
  const rows: Row[] = [];
  for (const { label, ask, limit } of asked) {
    const figures = await inTurns(clocks, WARM_UP + RUNS, (clock, run) =>
      clock.measure(JSON.stringify(ask(run))),
    );
    const values = figures.map((times) => p95(times.slice(WARM_UP)));
    rows.push({ label: `${label}, p95`, unit: 'ms', values, ...(limit !== undefined && { limit }) });
  }
  for (const clock of clocks) clock.stop();
  return rows;
}
