import { eq, inArray, sql } from 'drizzle-orm';
import { deleteOrder } from '~/domain/orders/delete-order.server';
import { isOpen } from '~/domain/orders/fulfilment';
import { lockOrder } from '~/domain/orders/lock-order.server';
import { paymentSubject } from '~/domain/orders/order-history.server';
import { orders } from '~/domain/orders/tables';
import { deletePaymentsOf } from '~/domain/payments/delete-payments.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { daysBefore } from '~/values/days';
import { germanDate } from '~/values/german-date';
import { germanPeriod } from '~/values/german-month';
import { documents } from './tables';

/** § 147 (3) AO, § 257 (4) HGB, § 14b UStG: of vouchers, and of trade letters, from the end of the year. */
export const VOUCHER_YEARS = 8;
export const LETTER_YEARS = 6;
/** Of a reservation that led to nothing: as long as its links. */
export const RESERVATION_DAYS = 90;

/** Earlier events are no longer kept. */
export function startOfRetention(now: Date, years: number): Date {
  const day = `${Number(germanDate(now).slice(0, 4)) - years}-01-01`;
  const period = germanPeriod(day, day);
  if (!period) throw new Error(`${day} is no day`);
  return period.from;
}

const BATCH = 500;

/** Ended orders whose term is over, by the last thing that happened. Money and documents make vouchers of them. */
async function expiredOrders({ db, now }: Context): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select orders.id, order_type, fulfilment,
        greatest(placed_at,
          (select max(at) from fulfilment_events where order_id = orders.id),
          (select max(at) from payment_events where subject = 'order:' || orders.id),
          (select max(created_at) from refunds where subject = 'order:' || orders.id),
          (select max(issued_at) from documents where order_id = orders.id)) as last,
        exists (select from payment_events where subject = 'order:' || orders.id)
          or exists (select from refunds where subject = 'order:' || orders.id)
          or exists (select from documents where order_id = orders.id) as has_vouchers
      from orders
      where ${inArray(orders.fulfilment, ['handed-over', 'shipped', 'returned', 'cancelled', 'lapsed'])}
        and placed_at < ${daysBefore(now(), RESERVATION_DAYS)}) ended
    where last < case
      when has_vouchers then ${startOfRetention(now(), VOUCHER_YEARS)}::timestamptz
      when order_type = 'reservierung' and fulfilment in ('cancelled', 'lapsed')
        then ${daysBefore(now(), RESERVATION_DAYS)}::timestamptz
      else ${startOfRetention(now(), LETTER_YEARS)}::timestamptz end
    order by last limit ${BATCH}`);
  return rows.map(({ id }) => id);
}

export async function deleteOldOrders(context: Context): Promise<void> {
  for (;;) {
    const expired = await expiredOrders(context);
    for (const id of expired) {
      await inTransaction(context, async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order || isOpen(order)) return;
        await tx.db.delete(documents).where(eq(documents.orderId, id));
        await deletePaymentsOf(tx, paymentSubject(order));
        await deleteOrder(tx, id);
      });
    }
    if (expired.length < BATCH) return;
  }
}
