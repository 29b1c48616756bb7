import type pg from 'pg';
import type { BenchShop } from './bench-shop';
import { startClock } from './clock';
import { inTurns, median, p95 } from './load';
import { type Row, say } from './report';

const BAYS = 8;
/** Two quarters of an hour each, in four weeks. */
const BOOKINGS = 5_000;
/** Rows of other locations. */
const OTHER_UNITS = 2_000_000;
/** Of all locations: 10,000 appointments a day, of six quarters of an hour each. */
const DAYS = Number(process.env.BENCH_DAYS ?? 365);
const A_DAY = 10_000;
const UNITS_EACH = 6;
const WARM_UP = 20;
const RUNS = 200;
/** Maximum of the 95th percentile, ms. */
const LIMIT = 30;

async function fill(client: pg.Client, addOthers: (client: pg.Client) => Promise<void>): Promise<void> {
  await client.query(
    `insert into bays (id, location_url, name, position, max_rim_inch, run_flat, pressure_sensors, high_voltage, lift_kg)
     select 'bench-' || n, 'muster', 'Bench', n, 22, true, true, false, 3500 from generate_series(1, $1) n
     on conflict do nothing`,
    [BAYS],
  );
  await client.query("delete from bays where location_url = 'muster' and id not like 'bench-%'");
  await client.query(
    `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title, vehicle,
       price, contact, message, created_at, changed_at, changed_by)
     select gen_random_uuid(), 'BENCH-' || n, 'loc-muster', 'bench-' || 1 + n % $2, at, at + interval '30 minutes', 'confirmed', 'buchen',
       'oelwechsel', 'Ölwechsel', '', '', '{}', '', now(), now(), 'bench'
     from generate_series(0, $1::int - 1) n,
       lateral (select date_trunc('day', now()) + interval '1 day' + n / $2 * interval '1 hour' as at) slot`,
    [BOOKINGS, BAYS],
  );
  await client.query(
    `insert into bay_units (bay_id, unit, appointment_id)
     select bay_id, extract(epoch from starts_at)::int / 900 + half, id from appointments, generate_series(0, 1) half
     where number like 'BENCH-%'`,
  );
  await addOthers(client);
  await client.query('vacuum analyze appointments, bay_units, bays');
}

async function addUnits(client: pg.Client): Promise<void> {
  await client.query(
    `insert into bay_units (bay_id, unit, appointment_id)
     select 'other-' || n % 2000, 1900000 + n / 2000, (select id from appointments where number = 'BENCH-0')
     from generate_series(1, $1::int) n`,
    [OTHER_UNITS],
  );
}

/** A year from today, on 1,000 bays of 125 locations. */
async function addYear(client: pg.Client): Promise<void> {
  await client.query(
    `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title, vehicle,
       price, contact, message, created_at, changed_at, changed_by)
     select gen_random_uuid(), 'BENCH-Y' || n, 'loc-other-' || n % 125, 'other-' || n % 1000, at, at + interval '90 minutes', 'confirmed',
       'buchen', 'oelwechsel', 'Ölwechsel', '', '', '{}', '', now(), now(), 'bench'
     from generate_series(0, $1::int * $2::int - 1) n,
       lateral (select date_trunc('day', now()) + n / $2 * interval '1 day' + n % $2 / 1000 * interval '90 minutes' as at) slot`,
    [DAYS, A_DAY],
  );
  await client.query(
    `insert into bay_units (bay_id, unit, appointment_id)
     select bay_id, extract(epoch from starts_at)::int / 900 + part, id from appointments, generate_series(0, $1::int - 1) part
     where number like 'BENCH-Y%'`,
    [UNITS_EACH],
  );
}

async function empty(client: pg.Client): Promise<void> {
  await client.query("delete from bay_units where bay_id like 'other-%' or bay_id like 'bench-%'");
  await client.query("delete from appointments where number like 'BENCH-%'");
}

export const measureSlots = (shops: BenchShop[]) =>
  measure(shops, addUnits, `${OTHER_UNITS} units of others`);

export const measureYear = (shops: BenchShop[]) =>
  measure(shops, addYear, `${DAYS * A_DAY} appointments with ${DAYS * A_DAY * UNITS_EACH} units of others`);

/** Includes the round trips to the database. */
async function measure(
  shops: BenchShop[],
  addOthers: (client: pg.Client) => Promise<void>,
  others: string,
): Promise<Row[]> {
  for (const { client } of shops) await fill(client, addOthers);
  say(`${BOOKINGS} appointments on ${BAYS} bays, ${others}`);
  const clocks = shops.map((shop) => startClock(shop, 'slot-clock.ts'));
  const figures = await inTurns(clocks, WARM_UP + RUNS, (clock) => clock.measure(''));
  const times = figures.map((all) => all.slice(WARM_UP));
  for (const clock of clocks) clock.stop();
  for (const { client } of shops) await empty(client);
  return [
    { label: 'free slots of four weeks, median', unit: 'ms', values: times.map(median) },
    { label: 'free slots of four weeks, p95', unit: 'ms', values: times.map(p95), limit: LIMIT },
  ];
}
