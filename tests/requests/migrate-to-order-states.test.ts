import { expect, it } from 'vitest';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { oldDatabase } from '../support/old-database';

const database = await oldDatabase('0010_account_privacy', 'before-order-states');
await migrateDatabase(database.url);

it('orders from before are where their pieces are', async () => {
  const rows = await database.query<{ number: string; state: string }>('select number, state from orders');
  expect(Object.fromEntries(rows.map(({ number, state }) => [number, state]))).toEqual({
    'RH-HELD': 'placed',
    'RH-COLLECTED': 'collected',
    'RH-SHIPPED': 'shipped',
    'RH-LAPSED': 'lapsed',
    'RH-RELEASED': 'cancelled',
    'RH-UNCOUNTED': 'placed',
    'RH-OPEN': 'placed',
  });
});

it('what was handed over has its moment, what was given back at least its end', async () => {
  const rows = await database.query(
    `select number, order_events.state, actor, at = '2026-11-12 15:00+01' as is_known
     from order_events join orders on orders.id = order_id order by number`,
  );
  expect(rows).toEqual([
    { number: 'RH-COLLECTED', state: 'collected', actor: 'staff', is_known: true },
    { number: 'RH-LAPSED', state: 'lapsed', actor: 'clock', is_known: false },
    { number: 'RH-RELEASED', state: 'cancelled', actor: 'staff', is_known: false },
    { number: 'RH-SHIPPED', state: 'shipped', actor: 'staff', is_known: true },
  ]);
});

it('a reservation is held to the end of its last day', async () => {
  const [held] = await database.query<{ held_until: Date; expires_at: Date }>(
    `select held_until, expires_at from orders join allocations on allocations.owner_id = orders.id::text where number = 'RH-HELD'`,
  );
  const midnight = new Date('2026-11-29T00:00:00+01:00');
  expect([held?.held_until, held?.expires_at]).toEqual([midnight, midnight]);
  expect(await database.query('select 1 from orders where held_until is not null')).toHaveLength(1);
});
