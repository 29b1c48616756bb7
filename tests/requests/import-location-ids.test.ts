import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { findTyres, setStock } from '../support/catalogue';
import { exportedShop } from '../support/exported-network';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, edit, exported, shop, stored, take } = await exportedShop();
const [OLD, NEW] = ['loc-alpenblick', 'standort-4711'];

/** How many rows of which tables belong to a location. */
async function rowsOf(locationId: string): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'location_id' order by 1",
  );
  const counts = tables.map(async ({ name }) => {
    const count = await database.value<number>(`select count(*)::int from ${name} where location_id = $1`, [
      locationId,
    ]);
    return [name, count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

it('a location that gets another _id keeps all that belongs to it', async () => {
  const [tyre] = await findTyres(database, 'true order by id limit 1', 'alpenblick');
  const code = tyre?.id ?? expect.fail('no tyre');
  await setStock(database, code, { central: 20 });
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/alpenblick', code, 2);
  const ordered = orderNumber(await order(buyer, '/alpenblick', 'reservierung'));
  await addTyre(buyer, '/alpenblick', code, 4);
  await buyer.post('/alpenblick/merkliste', { aktion: 'merken', artikel: `tyre:${code}` });
  const userId = randomUUID();
  await database.query(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, location_id, created_at, password_changed_at)
     values ($1, 'a@b.de', 'a@b.de', 'x', 'Eva', 'Berg', $2, now(), now())`,
    [userId, OLD],
  );
  await database.query("insert into staff_roles (user_id, location_id, role) values ($1, $2, 'verkauf')", [
    userId,
    OLD,
  ]);
  await database.query(
    `insert into withdrawals (id, location_id, name, order_number, email, received_at)
     values (gen_random_uuid(), $1, 'Eva Berg', $2, 'a@b.de', now())`,
    [OLD, ordered],
  );
  await database.query(
    `insert into documents (company_code, kind, number, location_id, order_id, source, actor_type, actor_id, issued_at, data)
     select 'muster', 'invoice', 'RE-000001', $1, id, 'event:0', 'job', 'issue-invoice', now(), '{}' from orders limit 1`,
    [OLD],
  );
  await database.query(
    `insert into service_requests (id, number, location_id, email_key, service_title, vehicle, price, wish_dates, contact, message,
       upload_hash, created_at)
     values (gen_random_uuid(), 'AN-1', $1, 'a@b.de', 'Inspektion', '', '', '[]', '{}', '', 'x', now())`,
    [OLD],
  );
  await database.query(
    `insert into workshop_quotes (id, number, request_id, location_id, lines, note, token_hash, created_at, created_by, expires_at)
     select gen_random_uuid(), 'KV-1', id, $1, '[]', '', 'x', now(), 'a@b.de', now() from service_requests`,
    [OLD],
  );
  await database.query(
    `insert into planned_changes (location_id, staff, planned_at, publish_at, before, after, state)
     values ($1, 'a@b.de', now(), now(), '{}', '{}', 'planned')`,
    [OLD],
  );
  await database.query(
    `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title, vehicle, price,
       message, created_at, changed_at, changed_by)
     values (gen_random_uuid(), 'TE-1', $1, 'alpenblick-1', now(), now(), 'done', 'anfragen', 'inspektion', 'Inspektion', '', '', '', now(), now(), '')`,
    [OLD],
  );
  await database.query(
    "insert into customer_notes (location_id, email_key, staff, text, at) values ($1, 'a@b.de', 'c@d.de', 'x', now())",
    [OLD],
  );
  await database.query(
    `insert into closures (id, location_id, "from", until, note, created_by) values (gen_random_uuid(), $1, now(), now(), '', 'a@b.de')`,
    [OLD],
  );
  await database.query(
    `insert into stored_wheels (id, location_id, label, shelf, contact, plate, vehicle, tyre, size, rim, season, tread, state,
       wants_reminder, note, booked_at)
     values (gen_random_uuid(), $1, 1, '', '{}', '', '', '', '', '', 'winter', '[80,80,80,80]', 'in', false, '', now())`,
    [OLD],
  );
  await database.query(
    "insert into desk_changes (at, location_id, staff, kind, subject) values (now(), $1, 'a@b.de', 'setting', 'email')",
    [OLD],
  );
  await database.query(
    `insert into desk_imports (location_id, is_network, created_at, supplier, kind, file_name, state)
     values ($1, false, now(), 'Reifen Nord', 'goods', 'preise.csv', 'done')`,
    [OLD],
  );
  await database.query(
    "insert into import_suppliers (location_id, is_network, name, kind, mapping) values ($1, false, 'Reifen Nord', 'goods', '{}')",
    [OLD],
  );
  await database.query(
    "insert into wish_list_shares (id, owner_id, location_id, created_at) values ('x', 'y', $1, now())",
    [OLD],
  );
  await database.query(
    `insert into provider_accounts (id, provider, location_id, mode, credentials, secret, created_at)
     values (gen_random_uuid(), 'paypal', $1, 'test', '{"clientId": "x"}', 'x', now())`,
    [OLD],
  );
  await database.query(
    `insert into payments (id, subject, provider, amount_cents, state, created_at, asked_at, location_id)
     values (gen_random_uuid(), 'cart:' || gen_random_uuid(), 'paypal', 100, 'failed', now(), now(), $1)`,
    [OLD],
  );
  shop.expectError('An account of a provider cannot be opened');
  const before = await stored();
  const had = await rowsOf(OLD);
  for (const [table, count] of Object.entries(had)) expect(count, table).toBeGreaterThan(0);

  const file = edit('locations.json', (text) => text.replaceAll(`"${OLD}"`, `"${NEW}"`));
  expect(await take(file)).toEqual([
    'locations.json: 1 new, 0 changed, 1 gone.',
    'pictures: 3 named, 0 stored.',
  ]);
  expect(await rowsOf(NEW)).toEqual(had);
  for (const [table, count] of Object.entries(await rowsOf(OLD))) expect(count, table).toBe(0);
  const { 'locations.json': locations, ...others } = await stored();
  expect(locations).toContain(NEW);
  expect(others).toEqual(
    Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'locations.json')),
  );
  const codes = await database.query("select location_ids from coupons where code = 'ALLGAEU15'");
  expect(codes).toEqual([{ location_ids: [NEW] }]);
  await expect
    .poll(async () => cartOf(await buyer.open('/alpenblick/warenkorb')).lines)
    .toMatchObject([{ id: code, quantity: 4 }]);
  const { text } = await buyer.open('/alpenblick/merkliste');
  expect(text).toContain(code);

  await take(`${exported}/locations.json`);
  expect(await rowsOf(OLD)).toEqual(had);
  expect(await stored()).toEqual(before);
});
