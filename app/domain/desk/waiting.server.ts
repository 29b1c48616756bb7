import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orders } from '~/domain/orders/tables';
import { timeText } from '~/domain/workshop/appointments/appointment-text';
import { listRequested } from '~/domain/workshop/appointments/find-appointments.server';
import { listRequests } from '~/domain/workshop/requests/find-requests.server';
import type { Context } from '~/platform/context';
import { deskAppointmentPath, deskRequestPath } from '~/values/desk-paths';
import { germanDate } from '~/values/german-date';

const MAX_SHOWN = 20;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** A request or an appointment that wants an answer. */
export interface WaitingPerson {
  kind: 'request' | 'appointment';
  number: string;
  path: string;
  name: string;
  text: string;
  since: Date;
}

/** The oldest first. */
export async function waitingPeople(context: Context, locationId: string): Promise<WaitingPerson[]> {
  const [requests, appointments] = await Promise.all([
    listRequests(context, locationId, 'open', { limit: MAX_SHOWN }),
    listRequested(context, locationId, MAX_SHOWN),
  ]);
  const all: WaitingPerson[] = [
    ...requests.map(({ number, contact, serviceTitle, createdAt }) => ({
      kind: 'request' as const,
      number,
      path: deskRequestPath(number),
      name: nameOf(contact),
      text: serviceTitle,
      since: createdAt,
    })),
    ...appointments.map(({ number, contact, serviceTitle, createdAt, ...time }) => ({
      kind: 'appointment' as const,
      number,
      path: deskAppointmentPath(number),
      name: nameOf(contact),
      text: `${serviceTitle}, ${timeText(time)}`,
      since: createdAt,
    })),
  ];
  return all.sort((a, b) => a.since.getTime() - b.since.getTime()).slice(0, MAX_SHOWN);
}

export interface OrderToFetch {
  number: string;
  name: string;
  phone: string;
  /** ISO day from which the goods are there; null: they are. */
  from: string | null;
}

async function ordersToFetch({ db }: Context, locationId: string, isMeant: SQL | undefined, order: SQL) {
  const { number, contact, confirmed } = orders;
  const found = await db
    .select({ number, contact, confirmed })
    .from(orders)
    .where(and(eq(orders.locationId, locationId), eq(orders.delivery, 'abholung'), isMeant))
    .orderBy(asc(order))
    .limit(MAX_SHOWN);
  return found.map(
    (one): OrderToFetch => ({
      number: one.number,
      name: nameOf(one.contact),
      phone: one.contact.phone,
      from: one.confirmed.collectFrom,
    }),
  );
}

/** Ready for collection, the longest first. */
export const readyOrders = (context: Context, locationId: string): Promise<OrderToFetch[]> =>
  ordersToFetch(context, locationId, eq(orders.fulfilment, 'ready'), sql`${orders.readyAt}`);

/** Not ready yet, though what comes from the central warehouse should be there by today. */
export function arrivingOrders(context: Context, locationId: string): Promise<OrderToFetch[]> {
  const day = sql`${orders.confirmed}->>'collectFrom'`;
  const isDue = sql`${day} <= ${germanDate(context.now())} and ${orders.confirmed}->>'collectTime' is null`;
  return ordersToFetch(context, locationId, and(eq(orders.fulfilment, 'confirmed'), isDue), day);
}

export interface PlaceCounts {
  locationId: string;
  fresh: number;
  ready: number;
}

/** New and ready orders of some locations; those without any are left out. @param isFresh of an order that is confirmed */
export function countsAt(
  { db }: Context,
  locationIds: readonly string[],
  isFresh: SQL | undefined,
): Promise<PlaceCounts[]> {
  if (locationIds.length === 0) return Promise.resolve([]);
  const { locationId, fulfilment } = orders;
  return db
    .select({
      locationId,
      fresh: sql<number>`(count(*) filter (where ${isFresh}))::int`,
      ready: sql<number>`(count(*) filter (where ${fulfilment} = 'ready'))::int`,
    })
    .from(orders)
    .where(and(inArray(locationId, [...locationIds]), inArray(fulfilment, ['confirmed', 'ready'])))
    .groupBy(locationId)
    .orderBy(locationId);
}
