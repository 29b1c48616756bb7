import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { NeedsHand } from '~/domain/orders/needs-hand';
import { needsHand } from '~/domain/orders/needs-hand.server';
import { fulfilmentEvents, orders } from '~/domain/orders/tables';
import { countRequested } from '~/domain/workshop/appointments/find-appointments.server';
import { countOpenRequests } from '~/domain/workshop/requests/find-requests.server';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import {
  arrivingOrders,
  countsAt,
  type OrderToFetch,
  type PlaceCounts,
  readyOrders,
  type WaitingPerson,
  waitingPeople,
} from './waiting.server';
import { type WeekFigures, weekOfLocation } from './week-of-location.server';

const MAX_HANDS = 100;
const MAX_NEW = 20;

export interface NewOrder {
  number: string;
  name: string;
  orderType: 'kauf' | 'reservierung';
  delivery: 'abholung' | 'versand';
  totalCents: Cents;
  placedAt: Date;
}

export interface Today {
  hands: NeedsHand[];
  /** There are more, which come up when these are done. */
  hasMoreHands: boolean;
  /** Purchases that nobody has confirmed and reservations that nobody has put ready; the oldest last. */
  fresh: NewOrder[];
  freshCount: number;
  readyCount: number;
  /** Requests for a service that nobody has finished. */
  requestCount: number;
  /** Appointments that wait for an answer. */
  appointmentCount: number;
  waiting: WaitingPerson[];
  ready: OrderToFetch[];
  arriving: OrderToFetch[];
  /** Of the person's other locations. */
  elsewhere: PlaceCounts[];
  week: WeekFigures;
  /** When it was read. */
  at: Date;
}

const isNew = () =>
  and(
    eq(orders.fulfilment, 'confirmed'),
    isNull(
      sql`(select ${fulfilmentEvents.id} from ${fulfilmentEvents} where ${fulfilmentEvents.orderId} = ${orders.id}
        and ${fulfilmentEvents.kind} = 'accepted' limit 1)`,
    ),
  );

const isFresh = (locationId: string) => and(eq(orders.locationId, locationId), isNew());

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

/** Open tasks of a location, and figures of its week. @param otherIds locations that are counted, too @param iban of the account, to who may assign its transfers */
export async function todayAt(
  context: Context,
  locationId: string,
  otherIds: readonly string[],
  iban: string | undefined,
): Promise<Today> {
  const { db } = context;
  const [found, fresh, freshCount, readyCount, requestCount, appointmentCount, week, lists] =
    await Promise.all([
      needsHand(context, { limit: MAX_HANDS + 1, locationId, iban }),
      freshOrders(context, locationId),
      db.$count(orders, isFresh(locationId)),
      db.$count(orders, and(eq(orders.locationId, locationId), eq(orders.fulfilment, 'ready'))),
      countOpenRequests(context, locationId),
      countRequested(context, locationId),
      weekOfLocation(context, locationId),
      Promise.all([
        waitingPeople(context, locationId),
        readyOrders(context, locationId),
        arrivingOrders(context, locationId),
        countsAt(context, otherIds, isNew()),
      ]),
    ]);
  const [waiting, ready, arriving, elsewhere] = lists;
  const counts = { freshCount, readyCount, requestCount, appointmentCount };
  const hands = found.slice(0, MAX_HANDS);
  const hasMoreHands = found.length > MAX_HANDS;
  return {
    hands,
    hasMoreHands,
    fresh,
    ...counts,
    waiting,
    ready,
    arriving,
    elsewhere,
    week,
    at: context.now(),
  };
}
