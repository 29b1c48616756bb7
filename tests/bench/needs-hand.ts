import type pg from 'pg';
import type { BenchShop } from './bench-shop';
import { startClock } from './clock';
import { inTurns, median, p95 } from './load';
import { type Row, say } from './report';

const ORDERS = 100_000;
/** One order in so many needs a hand, for each reason. */
const EACH = 500;
const WARM_UP = 20;
const RUNS = 100;
/** Maximum of the 95th percentile, ms. */
const LIMIT = 20;

/** Orders of two years, of which one in fifty is open; reminders were sent, so that no job changes them. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into orders (number, cart_id, owner_id, location_id, order_type, contact, delivery, payment, goods_cents,
       shipping_cents, total_cents, vat_cents, confirmed, placed_at, fulfilment, payment_state,
       open_cents, ready_at, reminded_at)
     select 'BENCH-' || n, gen_random_uuid(), 'guest:' || n, (select id from locations where url = 'muster'), 'kauf',
       '{}', 'abholung', case when n % 3 = 0 then 'abholung' else 'vorkasse' end, 10000, 0, 10000, 1597, '{}',
       now() - n * interval '10 minutes',
       case when n % $2 = 1 or n % $2 = 3 then 'confirmed' when n % $2 = 2 then 'ready'
         when n % 50 = 0 then 'confirmed' when n % 10 = 0 then 'cancelled' else 'handed-over' end,
       case when n % $2 = 1 and n % 3 > 0 then 'open' when n % 10 = 0 and n % 50 > 0 then 'open' else 'paid' end,
       10000, case when n % $2 = 2 then now() - n * interval '10 minutes' end, now()
     from generate_series(1, $1) n`,
    [ORDERS, EACH],
  );
  await client.query(
    `insert into refunds (id, subject, amount_cents, key, actor_type, actor_id, state, created_at, asked_at)
     select gen_random_uuid(), 'order:' || id, 100, number, 'job', 'bench',
       case substr(number, 7)::int % 10 when 4 then (array['proposed', 'requested'])[1 + substr(number, 7)::int % 20 / 10] else 'done' end,
       placed_at, placed_at
     from orders where number like 'BENCH-%' and (substr(number, 7)::int % $1 = 4 or substr(number, 7)::int % 10 = 5)`,
    [EACH],
  );
  await client.query(
    `insert into withdrawals (id, location_id, name, order_number, email, order_id, received_at, closed_at)
     select gen_random_uuid(), location_id, 'Bench', number, 'bench@example.de', id, placed_at,
       case when substr(number, 7)::int % $1 = 6 then null else now() end
     from orders where number like 'BENCH-%' and (substr(number, 7)::int % $1 = 6 or substr(number, 7)::int % 20 = 7)`,
    [EACH],
  );
  await client.query(
    `insert into payments (id, subject, provider, amount_cents, state, problem, created_at, asked_at)
     select gen_random_uuid(), 'order:' || id, 'paypal', 10000, 'paid',
       case when substr(number, 7)::int % $1 = 8 then 'charged-back X' end, placed_at, placed_at
     from orders where number like 'BENCH-%' and (substr(number, 7)::int % $1 = 8 or substr(number, 7)::int % 10 = 9)`,
    [EACH],
  );
  await client.query('vacuum analyze orders, refunds, withdrawals, payments');
}

async function empty(client: pg.Client): Promise<void> {
  await client.query(
    `delete from payments where subject in (select 'order:' || id from orders where number like 'BENCH-%')`,
  );
  await client.query(`delete from refunds where actor_id = 'bench'`);
  await client.query(`delete from withdrawals where name = 'Bench'`);
  await client.query(`delete from orders where number like 'BENCH-%'`);
}

/** Includes the round trip to the database. */
export async function measureNeedsHand(shops: BenchShop[]): Promise<Row[]> {
  for (const { client } of shops) await fill(client);
  say(`${ORDERS} orders`);
  const clocks = shops.map((shop) => startClock(shop, 'needs-hand-clock.ts'));
  const figures = await inTurns(clocks, WARM_UP + RUNS, (clock) => clock.measure(''));
  const times = figures.map((all) => all.slice(WARM_UP));
  for (const clock of clocks) clock.stop();
  for (const { client } of shops) await empty(client);
  return [
    { label: 'what needs a hand, median', unit: 'ms', values: times.map(median) },
    { label: 'what needs a hand, p95', unit: 'ms', values: times.map(p95), limit: LIMIT },
  ];
}
