import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { endHolds } from '~/domain/orders/end-holds.server';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const { id: code } = await someTyre(database);

async function reserved(): Promise<string> {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  await addTyre(visitor, '/muster', code, 1);
  return orderNumber(await order(visitor, '/muster', 'reservierung')) ?? '';
}

const lapsed = async () => {
  const rows = await database.query<{ number: string }>(
    "select number from orders where fulfilment = 'lapsed'",
  );
  return rows.map(({ number }) => number);
};

it('an order that somebody works on holds up no other, and ends in the next run', async () => {
  const [locked, other] = [await reserved(), await reserved()];
  const later = { ...database.context, now: () => new Date(Date.now() + 30 * 86_400_000) };
  const desk = new pg.Client({ connectionString: database.url });
  await desk.connect();
  await desk.query('begin');
  await desk.query('select from orders where number = $1 for update', [locked]);
  // The job that writes the other order's mail may hold that order for a moment.
  await vi.waitFor(async () => {
    await endHolds(later);
    expect(await lapsed()).toEqual([other]);
  }, 10_000);
  await desk.query('commit');
  await desk.end();
  await endHolds(later);
  expect((await lapsed()).sort()).toEqual([locked, other].sort());
});
