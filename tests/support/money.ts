import { expect } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import type { FreshDatabase } from './fresh-database';
import { expectStatesToFollow } from './order-events';

/** What must hold after any fault: of orders, payments, ledger, refunds, documents and stock. */
export async function expectNothingLost(database: FreshDatabase): Promise<void> {
  await expectStatesToFollow(database);
  const overpaid = await database.query(`
    select number from orders where total_cents < (
      select coalesce(sum(case kind when 'received' then amount_cents else -amount_cents end), 0)
      from payment_events where subject = 'order:' || orders.id and kind in ('received', 'charged-back'))
      and not exists (select from payments where subject = 'order:' || orders.id and state = 'held')
      and not exists (select from refunds where subject = 'order:' || orders.id)`);
  expect(overpaid, 'orders that are paid twice, and nobody is told').toEqual([]);
  const unbooked = await database.query(`
    select payments.id from payments left join payment_events as came
      on came.subject = payments.subject and came.kind = 'received' and came.reference = capture
    where state = 'paid' and came.amount_cents is distinct from payments.amount_cents`);
  expect(unbooked, 'paid payments that the ledger does not have').toEqual([]);
  const unexplained = await database.query(`
    select came.reference from payment_events as came
    where kind = 'received' and actor_type = 'provider' and not exists (
      select from payments
      where subject = came.subject and capture = came.reference and state in ('paid', 'held'))`);
  expect(unexplained, 'money in the ledger that no payment explains').toEqual([]);
  const twice = await database.query(`
    select number from orders group by number having count(*) > 1
    union all select number from documents group by company_code, number having count(*) > 1`);
  expect(twice, 'numbers that are given twice').toEqual([]);
  expect(await recountStock(database.context), 'stock that does not follow from its movements').toEqual([]);
}
