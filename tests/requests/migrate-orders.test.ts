import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { freshDatabase } from '../support/fresh-database';
import { expectStatesToFollow } from '../support/order-events';

const fixtures = path.resolve(import.meta.dirname, '../support/fixtures');
const database = await freshDatabase('empty');
for (const name of ['before-baseline', 'before-fulfilment']) {
  await database.query(await fs.readFile(path.join(fixtures, `${name}.sql`), 'utf8'));
}
await migrateDatabase(database.url);

it('orders from before are where their pieces are, as their events say', async () => {
  const rows = await database.query(
    'select number, fulfilment, returned from orders join order_lines on order_id = orders.id order by number',
  );
  expect(rows).toEqual([
    { number: 'RH-GONE', fulfilment: 'cancelled', returned: 0 },
    { number: 'RH-LATE', fulfilment: 'handed-over', returned: 1 },
    { number: 'RH-PLACED', fulfilment: 'confirmed', returned: 0 },
    { number: 'RH-READY', fulfilment: 'ready', returned: 0 },
    { number: 'RH-SHIPPED', fulfilment: 'shipped', returned: 0 },
  ]);
  await expectStatesToFollow(database);
});

it('who did it is kept', async () => {
  const rows = await database.query(
    'select number, kind, actor_type, actor_id from fulfilment_events join orders on orders.id = order_id order by fulfilment_events.id',
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['RH-READY', 'ready', 'staff', 'unknown'],
    ['RH-LATE', 'lapsed', 'job', 'lapse-reservations'],
    ['RH-LATE', 'handed-over', 'staff', 'unknown'],
    ['RH-SHIPPED', 'shipped', 'staff', 'unknown'],
    ['RH-GONE', 'cancelled', 'customer', 'user:1'],
    ['RH-LATE', 'returned', 'staff', 'unknown'],
  ]);
});

it('a company is made of what its locations said, and leaves them', async () => {
  const rows = await database.query(
    `select url, code, name, vat_id, shareholder_number, bank, address, payments from locations join companies on code = company_code order by url`,
  );
  expect(rows).toEqual([
    {
      url: 'eins',
      code: 'eins',
      name: 'Eins GmbH',
      vat_id: 'DE123456789',
      shareholder_number: '77',
      bank: { iban: 'DE1' },
      address: { strasse: 'Weg 1', plz: '24103', ort: 'Kiel' },
      payments: { paymentProvider: null, paypalClientId: null, payone: { aid: null }, wallets: [] },
    },
    expect.objectContaining({ url: 'zwei', code: 'eins' }),
  ]);
});

it('options become a list of them', async () => {
  const rows = await database.query(
    `select options from cart_lines union all
     select options from order_lines join orders on orders.id = order_id where number = 'RH-PLACED'`,
  );
  expect(rows).toEqual([{ options: [] }, { options: [{ kind: 'vehicle', code: 'golf', label: 'VW Golf' }] }]);
});

it('what was told is taken from the settings, and adds up to what was paid', async () => {
  const [shipped] = await database.query(
    `select confirmed->'seller'->>'firma' as name, confirmed->'carriers' as carriers, confirmed->'vat' as vat, vat_cents,
       (select count(*)::int from jsonb_object_keys(parts)) as parts
     from orders join order_lines on order_id = orders.id where number = 'RH-SHIPPED'`,
  );
  expect(shipped).toEqual({
    name: 'Eins GmbH',
    carriers: ['DHL', 'Spedition'],
    vat: [{ rate: 19, goodsCents: 10_000, shippingCents: 1_490, depositCents: 0, vatCents: 1_835 }],
    vat_cents: 1_835,
    parts: 2,
  });
});

it('a movement without a level gets one', async () => {
  const rows = await database.query('select on_hand, allocated from stock_levels');
  expect(rows).toEqual([{ on_hand: 0, allocated: 0 }]);
});
