import { max, sql } from 'drizzle-orm';
import { orderOfSubject } from '~/domain/orders/order-history.server';
import { fulfilmentEvents, orders, withdrawals } from '~/domain/orders/tables';
import { paymentEvents, payments } from '~/domain/payments/tables';
import { appointments } from '~/domain/workshop/appointments/tables';
import { serviceRequests } from '~/domain/workshop/tables';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';

/** Up to where the news have been read. */
export interface NewsMark {
  fulfilment: number;
  payment: number;
  at: Date;
}

export interface DeskNews {
  /** The same for the same piece of news. */
  key: string;
  locationId: string;
}

/** Transactions may commit after younger ones. */
const OVERLAP_MS = 10_000;
const OVERLAP_EVENTS = 50;

type Read = Pick<Context, 'db' | 'now'>;

export async function newsMark({ db, now }: Read): Promise<NewsMark> {
  const [[fulfilment], [payment]] = await Promise.all([
    db.select({ last: max(fulfilmentEvents.id) }).from(fulfilmentEvents),
    db.select({ last: max(paymentEvents.id) }).from(paymentEvents),
  ]);
  return { fulfilment: fulfilment?.last ?? 0, payment: payment?.last ?? 0, at: now() };
}

/** Events of the locations since then, some of them once more. */
export async function deskNews(
  { db }: Read,
  mark: NewsMark,
  locationIds: readonly string[],
): Promise<DeskNews[]> {
  const since = new Date(mark.at.getTime() - OVERLAP_MS);
  const here = sql.param([...locationIds]);
  const { rows } = await db.execute<{ key: string; location_id: string }>(sql`
    select 'fulfilment ' || event.id as key, orders.location_id from ${fulfilmentEvents} event
      join ${orders} on orders.id = event.order_id
      where event.id > ${mark.fulfilment - OVERLAP_EVENTS} and orders.location_id = any(${here}::text[])
    union all select 'payment ' || event.id, orders.location_id from ${paymentEvents} event
      join ${orders} on ${orderOfSubject(sql.raw('event.subject'))}
      where event.id > ${mark.payment - OVERLAP_EVENTS} and orders.location_id = any(${here}::text[])
    union all select 'order ' || number, location_id from ${orders}
      where placed_at > ${since} and location_id = any(${here}::text[])
    union all select 'withdrawal ' || id, location_id from ${withdrawals}
      where received_at > ${since} and location_id = any(${here}::text[])
    union all select 'request ' || number, location_id from ${serviceRequests}
      where created_at > ${since} and location_id = any(${here}::text[])
    union all select concat_ws(' ', 'appointment', number, changed_at), location_id from ${appointments}
      where changed_at > ${since} and starts_at > ${daysBefore(since, 1)} and contact is not null
        and location_id = any(${here}::text[])
    union all select concat_ws(' ', 'problem', payments.id, problem), orders.location_id from ${payments}
      join ${orders} on ${orderOfSubject(sql.raw('payments.subject'))}
      where problem is not null and orders.location_id = any(${here}::text[])`);
  return rows.map(({ key, location_id }) => ({ key, locationId: location_id }));
}
