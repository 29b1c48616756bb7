import type pg from 'pg';
import type { BenchShop } from './bench-shop';
import { startClock } from './clock';
import { inTurns, median, p95 } from './load';
import { type Row, say } from './report';

const ROWS = 100_000;
/** One order in so many is of a small location among the large. */
const SMALL = 200;
const WARM_UP = 5;
const RUNS = 40;
/** Maximum of the 95th percentile, ms. */
const LIMIT = 40;

const lists = [
  'orders',
  'search',
  'plate',
  'articles',
  'article',
  'requests',
  'done-requests',
  'requested',
  'plan',
  'imports',
  'wheels',
  'customers',
  'customer',
  'all-customers',
  'owed',
  'paid',
  'gone-back',
  'charged-back',
  'open',
  'assigned',
  'withdrawals',
  'closed',
  'documents',
  'document',
  'journal',
  'print',
  'today',
] as const;

/** Two years of orders, three of a customer, each with an event of staff, a payment, a transfer, and documents; one in fifty is open. */
async function fill(client: pg.Client): Promise<void> {
  const contact = '{"firstName": "Eva", "lastName": "Berg", "phone": "0431 1"}';
  await client.query(
    `insert into orders (number, cart_id, owner_id, location_id, order_type, contact, delivery, payment, goods_cents,
       shipping_cents, total_cents, vat_cents, confirmed, placed_at, fulfilment, payment_state, open_cents)
     select 'BENCH-' || n, gen_random_uuid(), 'guest:' || n,
       (select id from locations where url = case when n % $2 = 0 then 'standard' else 'muster' end), 'kauf',
       $3::jsonb || jsonb_build_object('email', 'eva' || n / 3 || '@example.de'), 'abholung',
       'vorkasse', 10000, 0, 10000, 1597, '{"seller": {"bank": {"iban": "DE72000000000000001001"}}}', now() - n * interval '10 minutes',
       case when n % 50 = 1 then 'confirmed' else 'handed-over' end,
       case when n % 50 = 1 then 'open' when n % 20 = 0 then 'refunded' when n % 333 = 0 then 'charged-back' else 'paid' end,
       case when n % 50 = 1 then 10000 else 0 end
     from generate_series(1, $1) n`,
    [ROWS, SMALL, contact],
  );
  const benched = "from orders where number like 'BENCH-%'";
  await client.query(
    `insert into order_lines (order_id, article_id, title, subtitle, quantity, unit_price_cents, position, vat_rate)
     select id, (select id from articles where kind = 'tyre' limit 1), 'Michelin Primacy 4', '205/55 R16 91V', 4, 2500, 0, 19 ${benched}`,
  );
  await client.query(
    `insert into fulfilment_events (order_id, kind, actor_type, actor_id, at)
     select id, 'handed-over', 'staff', 'till@example.de', placed_at ${benched} and fulfilment = 'handed-over'`,
  );
  await client.query(
    `insert into payment_events (subject, kind, amount_cents, reference, actor_type, actor_id, at)
     select 'order:' || id, 'received', 10000, number, 'staff', 'till@example.de', placed_at ${benched} and open_cents = 0`,
  );
  await client.query(
    `insert into bank_transfers (id, digest, iban, booked_on, amount_cents, currency, payer, payer_iban, text, state, subjects,
       actor_type, actor_id, read_at)
     select gen_random_uuid(), number, 'DE72000000000000001001', placed_at::date, 10000, 'EUR', 'Eva Berg', '', number,
       case when substr(number, 7)::int % 500 = 0 then 'open' else 'assigned' end, array['order:' || id], 'staff', 'x', placed_at
     ${benched}`,
  );
  await client.query(
    `insert into withdrawals (id, location_id, name, order_number, email, order_id, received_at, closed_at)
     select gen_random_uuid(), location_id, 'Bench', number, 'bench@example.de', id, placed_at,
       case when substr(number, 7)::int % 500 = 6 then null else now() end ${benched}`,
  );
  await client.query(
    `insert into documents (company_code, kind, number, location_id, order_id, source, actor_type, actor_id, issued_at, data)
     select 'muster', 'invoice', 'RE-' || lpad(substr(number, 7), 6, '0'), location_id, id, 'bench ' || number, 'job', 'bench', placed_at,
       json_build_object('issuedOn', placed_at::date, 'order', json_build_object('number', number),
         'figures', json_build_object('totalCents', 10000), 'buyer', json_build_object('firstName', 'Eva', 'lastName', 'Berg'))
     ${benched}`,
  );
  await client.query(
    `insert into desk_changes (at, location_id, staff, kind, subject)
     select placed_at, location_id, 'till@example.de', 'stock', number ${benched}`,
  );
  await client.query(
    `insert into service_requests (id, number, location_id, email_key, service_title, vehicle, price, wish_dates, contact, message,
       upload_hash, state, created_at, done_at)
     select gen_random_uuid(), 'AN-' || number, location_id, '', 'Inspektion', '', '', '[]', contact || '{"salutation": ""}', '', number,
       case when fulfilment = 'confirmed' then 'open' else 'done' end, placed_at,
       case when fulfilment = 'confirmed' then null else placed_at end ${benched}`,
  );
  await client.query(
    `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title, vehicle,
       price, contact, message, created_at, changed_at, changed_by)
     select gen_random_uuid(), 'TE-' || number, location_id, 'bench', placed_at + interval '14 days', placed_at + interval '14 days 1 hour',
       case when fulfilment = 'confirmed' then 'requested' else 'confirmed' end, 'buchen', 'inspektion', 'Inspektion', '', '',
       contact || '{"salutation": ""}', '', placed_at, placed_at, 'shopper' ${benched}`,
  );
  await client.query(
    `insert into desk_imports (location_id, is_network, created_at, supplier, kind, file_name, state)
     select location_id, false, placed_at, 'Liste', 'goods', number, 'done' ${benched}`,
  );
  await client.query(
    `insert into stored_wheels (id, location_id, label, shelf, contact, plate, vehicle, tyre, size, rim, season, tread, state,
       wants_reminder, note, booked_at)
     select gen_random_uuid(), location_id, 10000 + substr(number, 7)::int, '', contact, 'KI-AB ' || substr(number, 7)::int / 10, '', '',
       '', '', 'winter', '[60, 60, 60, 60]', 'stored', false, '', placed_at ${benched} and substr(number, 7)::int % 10 = 0`,
  );
  await client.query('vacuum analyze');
}

/** At the large location and the small one; includes the round trips to the database. */
export async function measureDeskLists(shops: BenchShop[]): Promise<Row[]> {
  for (const { client, catalogue } of shops) {
    await catalogue.fill(ROWS);
    await fill(client);
  }
  say(`${ROWS} rows of each, ${ROWS / 10} stored sets of wheels`);
  const [first] = shops;
  if (!first) return [];
  const { rows: places } = await first.client.query<{ id: string; url: string }>(
    "select id, url from locations where url in ('muster', 'standard') order by url",
  );
  const clocks = shops.map((shop) => startClock(shop, 'desk-lists-clock.ts'));
  const rows: Row[] = [];
  for (const list of lists)
    for (const { id, url } of places) {
      const figures = await inTurns(clocks, WARM_UP + RUNS, (clock) => clock.measure(`${list} ${id}`));
      const times = figures.map((all) => all.slice(WARM_UP));
      rows.push({ label: `${list}, ${url}, median`, unit: 'ms', values: times.map(median) });
      rows.push({ label: `${list}, ${url}, p95`, unit: 'ms', values: times.map(p95), limit: LIMIT });
    }
  for (const clock of clocks) clock.stop();
  return rows;
}
