import { grantRole } from '~/domain/accounts/staff.server';
import { apiKey } from './api-keys';
import type { FreshDatabase } from './fresh-database';

const contact =
  '{"salutation": "", "firstName": "Eva", "lastName": "Berg", "email": "eva@example.de", "phone": "0431 1"}';

/** By statement, for the tables that no shopper of `pagesOfKinds` fills; `$here` is the location, `$order` an order there. */
const statements: readonly string[] = [
  `insert into bank_transfers (id, digest, iban, booked_on, amount_cents, currency, payer, payer_iban, text, state, subjects,
     actor_type, actor_id, read_at)
   select gen_random_uuid(), 'odd' || n, 'DE72000000000000001001', current_date, 10000, 'EUR', 'Eva Berg', '', 'Reifen',
     case when n % 2 = 0 then 'open' else 'assigned' end, array['order:' || $order], 'staff', 'x', now() from generate_series(1, 12) n`,
  `insert into withdrawals (id, location_id, name, order_number, email, order_id, received_at, closed_at)
   select gen_random_uuid(), $here, 'Eva', (select number from orders where id = $order), 'eva@example.de', $order, now(),
     case when n % 2 = 0 then now() end from generate_series(1, 12) n`,
  `insert into service_requests (id, number, location_id, email_key, service_title, vehicle, price, wish_dates, contact, message,
     upload_hash, state, created_at, done_at)
   select gen_random_uuid(), 'AN-ODD-' || n, $here, 'eva@example.de', 'Inspektion', '', '', '[]', $contact, '', 'odd' || n,
     case when n % 2 = 0 then 'open' else 'done' end, now(), case when n % 2 = 1 then now() end from generate_series(1, 12) n`,
  `insert into workshop_quotes (id, number, request_id, location_id, lines, note, token_hash, created_at, created_by, expires_at)
   select gen_random_uuid(), 'KV' || number, id, $here, '[]', '', number, now(), 'Werkstatt', now() + interval '9 days'
   from service_requests where number like 'AN-ODD-%'`,
  `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title, vehicle,
     price, contact, message, created_at, changed_at, changed_by)
   select gen_random_uuid(), 'TE-ODD-' || n, $here, (select id from bays order by id limit 1), now() + n * interval '2 hours',
     now() + n * interval '2 hours' + interval '1 hour', case when n % 2 = 0 then 'requested' else 'confirmed' end, 'buchen',
     'inspektion', 'Inspektion', '', '', $contact, '', now(), now(), 'shopper' from generate_series(1, 12) n`,
  `insert into closures (id, location_id, bay_id, "from", until, note, created_by)
   select gen_random_uuid(), $here, null, now() + n * interval '1 day', now() + (n + 1) * interval '1 day', 'Urlaub', 'Werkstatt'
   from generate_series(1, 12) n`,
  `insert into desk_imports (location_id, is_network, created_at, supplier, kind, file_name, state, alive_at, finished_at)
   select $here, false, now(), 'Liste', 'goods', 'liste.csv', 'done', now(), now() from generate_series(1, 12) n`,
  `insert into import_suppliers (location_id, is_network, name, kind, mapping, address, fetched_at)
   select $here, false, 'Reifen ' || n, 'goods', '{}', 'https://files.example/liste.csv', now() from generate_series(1, 12) n`,
  `insert into desk_changes (at, location_id, staff, kind, subject)
   select now(), $here, 'theke@example.de', 'stock', 'RH-' || n from generate_series(1, 12) n`,
  `insert into planned_changes (location_id, staff, planned_at, publish_at, before, after, state, ended_at)
   select $here, 'theke@example.de', now(), now() + interval '9 days', '{}', '{}', case when n % 2 = 0 then 'planned' else 'published' end,
     case when n % 2 = 1 then now() end from generate_series(1, 12) n`,
  `insert into stored_wheels (id, location_id, label, shelf, contact, email_key, plate, vehicle, tyre, size, rim, season, tread, state,
     next_change, wants_reminder, note, booked_at)
   select gen_random_uuid(), $here, 10000 + n, '', $contact, 'eva@example.de', 'KI-AB ' || n, '', '', '', '', 'winter',
     '[60, 60, 60, 60]', 'stored', current_date, true, '', now() from generate_series(1, 12) n`,
  `insert into storage_events (wheels_id, at, kind, staff, shelf, tread)
   select id, now(), 'stored', 'theke@example.de', '', '[60, 60, 60, 60]' from stored_wheels`,
  `insert into customer_notes (location_id, email_key, staff, text, at)
   select $here, 'alle-seiten@example.de', 'theke@example.de', 'Ruft an', now() from generate_series(1, 12)`,
  `insert into order_notes (order_id, staff, text, at) select $order, 'theke@example.de', 'Ruft an', now() from generate_series(1, 12)`,
  `insert into wish_list_entries (owner_id, location_id, article_id, category_url, title, price_cents, added_at)
   select 'user:' || users.id, $here, articles.id, 'reifen', 'Reifen', 5000, now()
   from (select * from articles where kind = 'tyre' order by id limit 12) articles, users`,
  `insert into garage_vehicles (owner_id, vehicle_code, label, added_at, chosen_at)
   select 'user:' || users.id, vehicles.code, 'Mein Wagen', now(), now()
   from (select * from vehicles order by code limit 12) vehicles, users`,
  `insert into user_addresses (user_id, salutation, first_name, last_name, street, postcode, city, created_at)
   select id, '', 'Eva', 'Berg', 'Ring ' || n, '24103', 'Kiel', now() from users, generate_series(1, 6) n`,
  `insert into subscriptions (id, key_id, url, types, secret, cursor, created_at, older_until, ended_at)
   select gen_random_uuid(), id, 'https://hooks.example/', '[]', '', '', now(), now(), now() from api_keys, generate_series(1, 6)`,
  `insert into deliveries (subscription_id, type, subject, body, created_at, next_at, delivered_at, dead_at)
   select id, 'stock.changed', 'x', '{}', now(), now() + interval '9 days', case when n % 2 = 0 then now() end,
     case when n % 3 = 0 then now() end from subscriptions, generate_series(1, 6) n`,
  `insert into vain_searches (words, count, last_at) select 'nichts ' || n, n, now() from generate_series(1, 12) n`,
  `insert into backups (made_at, bytes) select now(), 1000 from generate_series(1, 12)`,
  `insert into audit_entries (at, kind, account_id) select now(), 'sign-in', users.id from users, generate_series(1, 6)`,
  `insert into forwarding_peers (address, header, seen_at) select '192.0.2.' || n, 'x-forwarded-for', now() from generate_series(1, 12) n`,
  `insert into payments (id, subject, provider, amount_cents, state, reference, created_at, asked_at, capture_asked_at)
   select gen_random_uuid(), 'order:' || $order, 'paypal', 700, 'failed', 'odd' || n, now(), now(), now() from generate_series(1, 12) n`,
  `insert into refunds (id, subject, amount_cents, key, actor_type, actor_id, state, created_at, asked_at)
   select gen_random_uuid(), 'order:' || $order, 1, 'odd' || n, 'staff', 'theke@example.de', 'failed', now(), now()
   from generate_series(1, 12) n`,
  `insert into coupon_redemptions (order_id, code, amount_cents, redeemed_at)
   select $order, (select code from coupons order by code limit 1), 100, now()`,
];

/** Rows with days in almost all tables, for the person `alle-seiten@example.de` and one order at a location. */
export async function fillOneOfEach(database: FreshDatabase, url: string): Promise<void> {
  await apiKey(database);
  const quoted = async (sql: string) => `'${await database.value<string>(sql)}'`;
  const here = await quoted(`select id from locations where url = '${url}'`);
  const order = await quoted(`select id from orders order by placed_at limit 1`);
  for (const statement of statements)
    await database.query(
      statement
        .replaceAll("'order:' || $order", `'order:${order.slice(1)}`)
        .replaceAll('$order', `${order}::uuid`)
        .replaceAll('$here', here)
        .replaceAll('$contact', `'${contact}'::jsonb`),
    );
  const user = await database.value<string>(`select id from users where email = 'alle-seiten@example.de'`);
  await grantRole(database.context.db, user ?? '', 'leitung', undefined);
}
