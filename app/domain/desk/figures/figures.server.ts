import { type SQL, sql } from 'drizzle-orm';
import { orderOfSubject } from '~/domain/orders/order-history.server';
import { fulfilmentEventLines, fulfilmentEvents, orderLines, orders } from '~/domain/orders/tables';
import { paymentEvents } from '~/domain/payments/tables';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import { germanMoment } from '~/values/german-clock';
import { germanDate, isoDayAfter } from '~/values/german-date';
import {
  type DayFigure,
  FIGURE_DAYS,
  type Figure,
  type FigureKind,
  type FigureRow,
  figureKinds,
} from './figure';

interface Week {
  locationId: string;
  since: Date;
}

/** Of some pieces of a line, less their share of the coupon, with their deposit. */
const worthOf = (pieces: SQL): SQL =>
  sql`${pieces} * (${orderLines.unitPriceCents} + ${orderLines.depositCents}) - round(${orderLines.discountCents}::numeric * ${pieces} / ${orderLines.quantity})`;

const wanted = sql`(${orderLines.quantity} - ${orderLines.cancelled} - ${orderLines.lapsed})`;

/** One row for an order. */
const placed = (orderType: 'kauf' | 'reservierung', { locationId, since }: Week): SQL => sql`
  select ${orders.id} as order_id, ${orders.placedAt} as at, sum(${worthOf(wanted)}) + max(${orders.shippingCents}) as cents
  from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${orders.locationId} = ${locationId} and ${orders.orderType} = ${orderType} and ${orders.placedAt} >= ${since}
  group by ${orders.id} having sum(${wanted}) > 0`;

/** One row for an event of an order. */
const moved = (kinds: readonly string[], { locationId, since }: Week): SQL => sql`
  select ${orders.id}, ${fulfilmentEvents.at}, sum(${worthOf(sql`${fulfilmentEventLines.quantity}`)})
  from ${fulfilmentEvents}
  join ${orders} on ${orders.id} = ${fulfilmentEvents.orderId}
  join ${fulfilmentEventLines} on ${fulfilmentEventLines.eventId} = ${fulfilmentEvents.id}
  join ${orderLines} on ${orderLines.id} = ${fulfilmentEventLines.lineId}
  where ${fulfilmentEvents.at} >= ${since} and ${fulfilmentEvents.kind} in ${kinds} and ${orders.locationId} = ${locationId}
  group by ${orders.id}, ${fulfilmentEvents.id}`;

/** One row for an entry of the ledger. */
const paid = (kinds: readonly string[], { locationId, since }: Week, and = sql``): SQL => sql`
  select ${orders.id}, ${paymentEvents.at}, ${paymentEvents.amountCents}
  from ${paymentEvents} join ${orders} on ${orderOfSubject(paymentEvents.subject)}
  where ${paymentEvents.at} >= ${since} and ${paymentEvents.kind} in ${kinds} and ${orders.locationId} = ${locationId} ${and}`;

/** Nobody has voided the receipt. */
const isStanding = sql`and not exists (
  select from ${paymentEvents} voided
  where voided.subject = ${paymentEvents.subject} and voided.kind = 'voided' and voided.reference = ${paymentEvents.reference})`;

const rowsOf: Readonly<Record<FigureKind, (week: Week) => SQL>> = {
  bestellt: (week) => placed('kauf', week),
  reserviert: (week) => placed('reservierung', week),
  uebergeben: (week) => moved(['handed-over', 'shipped'], week),
  bezahlt: (week) => paid(['received'], week, isStanding),
  zurueck: (week) => moved(['returned'], week),
  erstattet: (week) => paid(['refunded', 'charged-back'], week),
};

/** ISO days, today last. */
function daysOf(now: Date): string[] {
  const today = germanDate(now);
  return Array.from({ length: FIGURE_DAYS }, (_, index) => isoDayAfter(today, index - FIGURE_DAYS + 1));
}

function weekAt(now: Date, locationId: string): Week {
  return { locationId, since: germanMoment(daysOf(now)[0] ?? '', '00:00') ?? now };
}

const rowsIn = (kind: FigureKind, week: Week): SQL =>
  sql`(${rowsOf[kind](week)}) as found (order_id, at, cents)`;

const dayOf = sql`to_char(at at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

/** Of a location, this day and the six before it. */
export async function weekFigures({ db, now }: Context, locationId: string): Promise<Figure[]> {
  const week = weekAt(now(), locationId);
  const sums = figureKinds.map(
    (kind) => sql`
      select ${kind}::text as kind, ${dayOf} as day, count(*)::int as count, sum(cents)::float8 as total_cents
      from ${rowsIn(kind, week)} group by 2`,
  );
  const { rows } = await db.execute<{ kind: string; day: string; count: number; total_cents: number }>(
    sql.join(sums, sql` union all `),
  );
  return figureKinds.map((kind) => {
    const days = daysOf(now()).map((day): DayFigure => {
      const found = rows.find((row) => row.kind === kind && row.day === day);
      return { day, count: found?.count ?? 0, totalCents: found?.total_cents ?? 0 };
    });
    return {
      kind,
      days,
      count: days.reduce((sum, day) => sum + day.count, 0),
      totalCents: days.reduce((sum, day) => sum + day.totalCents, 0),
    };
  });
}

/** The list of a figure, the latest first. @param day ISO day; undefined: all of the week */
export async function figureRows(
  { db, now }: Context,
  locationId: string,
  { kind, day, limit }: { kind: FigureKind; day: string | undefined; limit: number },
): Promise<FigureRow[]> {
  const ofDay = day === undefined ? sql`true` : sql`${dayOf} = ${day}`;
  const { rows } = await db.execute<{ number: string; name: string; at: string; cents: number }>(sql`
    select ${orders.number}, (${orders.contact} ->> 'firstName') || ' ' || (${orders.contact} ->> 'lastName') as name,
      at::text, cents::float8
    from ${rowsIn(kind, weekAt(now(), locationId))} join ${orders} on ${orders.id} = order_id
    where ${ofDay} order by at desc, ${orders.number} limit ${limit}`);
  return rows.map(({ number, name, at, cents }) => ({ number, name, at: momentOfDatabase(at), cents }));
}
