import { and, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { NeedsHand } from '~/domain/orders/needs-hand';
import { needsHand } from '~/domain/orders/needs-hand.server';
import { fulfilmentEvents, orders } from '~/domain/orders/tables';
import { countRequested } from '~/domain/workshop/appointments/find-appointments.server';
import { countOpenRequests } from '~/domain/workshop/requests/find-requests.server';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';
import { germanDate, isoDayAfter } from '~/values/german-date';
import type { Cents } from '~/values/money';

const MAX_HANDS = 100;
const MAX_NEW = 20;
const DAYS = 7;

export interface NewOrder {
  number: string;
  name: string;
  orderType: 'kauf' | 'reservierung';
  delivery: 'abholung' | 'versand';
  totalCents: Cents;
  placedAt: Date;
}

export interface DayFigures {
  /** ISO day. */
  day: string;
  orders: number;
  totalCents: Cents;
}

export interface Today {
  hands: NeedsHand[];
  /** Purchases that nobody has confirmed and reservations that nobody has put ready; the oldest last. */
  fresh: NewOrder[];
  freshCount: number;
  readyCount: number;
  /** Requests for a service that nobody has finished. */
  requestCount: number;
  /** Appointments that wait for an answer. */
  appointmentCount: number;
  /** Seven days, today last; without what was cancelled. */
  week: DayFigures[];
}

function isFresh(locationId: string) {
  return and(
    eq(orders.locationId, locationId),
    eq(orders.fulfilment, 'confirmed'),
    isNull(
      sql`(select ${fulfilmentEvents.id} from ${fulfilmentEvents} where ${fulfilmentEvents.orderId} = ${orders.id}
        and ${fulfilmentEvents.kind} = 'accepted' limit 1)`,
    ),
  );
}

async function freshOrders({ db }: Context, locationId: string): Promise<NewOrder[]> {
  const found = await db
    .select()
    .from(orders)
    .where(isFresh(locationId))
    .orderBy(desc(orders.placedAt))
    .limit(MAX_NEW);
  return found.map(({ contact, number, orderType, delivery, totalCents, placedAt }) => ({
    number,
    name: `${contact.firstName} ${contact.lastName}`,
    orderType,
    delivery,
    totalCents,
    placedAt,
  }));
}

async function weekOf({ db, now }: Context, locationId: string): Promise<DayFigures[]> {
  const today = germanDate(now());
  const day = sql<string>`to_char(${orders.placedAt} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
  const found = await db
    .select({ day, orders: count(), totalCents: sql<number>`sum(${orders.totalCents})::int` })
    .from(orders)
    .where(
      and(
        eq(orders.locationId, locationId),
        gte(orders.placedAt, daysBefore(now(), DAYS)),
        sql`${orders.fulfilment} not in ('cancelled', 'lapsed')`,
      ),
    )
    .groupBy(day);
  return Array.from({ length: DAYS }, (_, index) => isoDayAfter(today, index - DAYS + 1)).map(
    (one) => found.find((row) => row.day === one) ?? { day: one, orders: 0, totalCents: 0 },
  );
}

/** What waits at a location, and how its week went. */
export async function todayAt(context: Context, locationId: string): Promise<Today> {
  const { db } = context;
  const [hands, fresh, freshCount, readyCount, requestCount, appointmentCount, week] = await Promise.all([
    needsHand(context, { limit: MAX_HANDS, locationId }),
    freshOrders(context, locationId),
    db.$count(orders, isFresh(locationId)),
    db.$count(orders, and(eq(orders.locationId, locationId), inArray(orders.fulfilment, ['ready']))),
    countOpenRequests(context, locationId),
    countRequested(context, locationId),
    weekOf(context, locationId),
  ]);
  return { hands, fresh, freshCount, readyCount, requestCount, appointmentCount, week };
}
