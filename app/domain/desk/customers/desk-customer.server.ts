import { createHash } from 'node:crypto';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { customerNotesOf } from '~/domain/accounts/customer-notes.server';
import { emailKey } from '~/domain/accounts/email-key';
import { rolesOf } from '~/domain/accounts/staff.server';
import { findUserByEmail, type User } from '~/domain/accounts/users.server';
import { orders } from '~/domain/orders/tables';
import { appointments } from '~/domain/workshop/appointments/tables';
import { storedWheels } from '~/domain/workshop/storage/tables';
import { serviceRequests } from '~/domain/workshop/tables';
import type { Context } from '~/platform/context';
import type { MomentCursor } from '~/values/keyset-page';

export const HISTORY_SIZE = 50;

/** Undefined: at all locations. */
type Place = string | undefined;

const at = (column: PgColumn, place: Place) => (place === undefined ? undefined : eq(column, place));

/** The mailbox of an order, a request, an appointment or stored wheels at the place. */
async function emailBehind({ db }: Context, place: Place, number: string): Promise<string | undefined> {
  if (z.uuid().safeParse(number).success) {
    const [wheels] = await db
      .select({ contact: storedWheels.contact })
      .from(storedWheels)
      .where(and(eq(storedWheels.id, number), at(storedWheels.locationId, place)));
    return wheels?.contact.email || undefined;
  }
  const code = number.toUpperCase();
  const [[order], [request], [appointment]] = await Promise.all([
    db
      .select({ contact: orders.contact })
      .from(orders)
      .where(and(eq(orders.number, code), at(orders.locationId, place))),
    db
      .select({ contact: serviceRequests.contact })
      .from(serviceRequests)
      .where(and(eq(serviceRequests.number, code), at(serviceRequests.locationId, place))),
    db
      .select({ contact: appointments.contact })
      .from(appointments)
      .where(and(eq(appointments.number, code), at(appointments.locationId, place))),
  ]);
  return (order ?? request ?? appointment)?.contact?.email || undefined;
}

export interface KnownPerson {
  email: string;
  user: User | undefined;
  /** Of an account; one with a role is removed with the other staff. */
  isStaff: boolean;
}

export async function findPerson(
  context: Context,
  place: Place,
  number: string,
): Promise<KnownPerson | undefined> {
  const email = await emailBehind(context, place, number);
  if (email === undefined) return undefined;
  const user = await findUserByEmail(context, email);
  return { email, user, isStaff: user !== undefined && (await rolesOf(context.db, user.id)).length > 0 };
}

/** In the journal: proves a request of somebody who gives the address again, and names nobody. */
export const personSubject = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 16);

export type HistoryList = 'orders' | 'requests' | 'appointments' | 'wheels';
export type HistoryCursors = Partial<Record<HistoryList, MomentCursor | undefined>>;

const isBelow = (moment: PgColumn, id: PgColumn, after: MomentCursor | undefined) =>
  after && sql`(${moment}, ${id}) < (${after.at}, ${after.id}::uuid)`;

/** A page of each list, the latest first, and one row more where a list goes on. */
async function historyOf({ db }: Context, place: Place, key: string, after: HistoryCursors) {
  const { placedAt } = orders;
  const { createdAt } = serviceRequests;
  const { startsAt } = appointments;
  const { label, season, state, vehicle, plate, bookedAt } = storedWheels;
  const limit = HISTORY_SIZE + 1;
  const [placed, requests, booked, wheels] = await Promise.all([
    db
      .select({
        id: orders.id,
        number: orders.number,
        locationId: orders.locationId,
        contact: orders.contact,
        address: orders.address,
        orderType: orders.orderType,
        fulfilment: orders.fulfilment,
        totalCents: orders.totalCents,
        at: placedAt,
      })
      .from(orders)
      .where(
        and(
          sql`lower(${orders.contact}->>'email') = ${key}`,
          at(orders.locationId, place),
          isBelow(placedAt, orders.id, after.orders),
        ),
      )
      .orderBy(desc(placedAt), desc(orders.id))
      .limit(limit),
    db
      .select({
        id: serviceRequests.id,
        number: serviceRequests.number,
        title: serviceRequests.serviceTitle,
        locationId: serviceRequests.locationId,
        at: createdAt,
        contact: serviceRequests.contact,
      })
      .from(serviceRequests)
      .where(
        and(
          eq(serviceRequests.emailKey, key),
          at(serviceRequests.locationId, place),
          isBelow(createdAt, serviceRequests.id, after.requests),
        ),
      )
      .orderBy(desc(createdAt), desc(serviceRequests.id))
      .limit(limit),
    db
      .select({
        id: appointments.id,
        number: appointments.number,
        title: appointments.serviceTitle,
        locationId: appointments.locationId,
        at: startsAt,
        contact: appointments.contact,
      })
      .from(appointments)
      .where(
        and(
          eq(appointments.emailKey, key),
          at(appointments.locationId, place),
          isNotNull(appointments.contact),
          isBelow(startsAt, appointments.id, after.appointments),
        ),
      )
      .orderBy(desc(startsAt), desc(appointments.id))
      .limit(limit),
    db
      .select({
        id: storedWheels.id,
        label,
        season,
        state,
        vehicle,
        plate,
        at: bookedAt,
        locationId: storedWheels.locationId,
        contact: storedWheels.contact,
      })
      .from(storedWheels)
      .where(
        and(
          eq(storedWheels.emailKey, key),
          at(storedWheels.locationId, place),
          isBelow(bookedAt, storedWheels.id, after.wheels),
        ),
      )
      .orderBy(desc(bookedAt), desc(storedWheels.id))
      .limit(limit),
  ]);
  return { placed, requests, booked, wheels };
}

/** Data that the place has of a person, whose name and addresses are those of the latest rows. Wish list, cart and garage are the person's own and not shown. */
export async function deskCustomer(
  context: Context,
  place: Place,
  { email, user }: KnownPerson,
  after: HistoryCursors,
) {
  const key = emailKey(email);
  const isFirst = !Object.values(after).some(Boolean);
  const [latest, older, notes] = await Promise.all([
    historyOf(context, place, key, {}),
    isFirst ? undefined : historyOf(context, place, key, after),
    customerNotesOf(context, email, place),
  ]);
  const { placed, requests, booked, wheels } = latest;
  const contacts = [...placed, ...requests, ...booked, ...wheels].flatMap(({ contact }) => contact ?? []);
  const [newest] = contacts;
  const streets = placed.flatMap(({ address }) =>
    address ? [`${address.street}, ${address.postcode} ${address.city}`] : [],
  );
  const shown = older ?? latest;
  return {
    name: newest ? `${newest.firstName} ${newest.lastName}` : email,
    email,
    phones: [...new Set(contacts.flatMap(({ phone }) => phone || []))],
    addresses: [...new Set(streets)],
    accountSince: user?.createdAt,
    orders: shown.placed.map(({ contact: _contact, address: _address, ...order }) => order),
    requests: shown.requests.map(({ contact: _contact, ...request }) => request),
    appointments: shown.booked.map(({ contact: _contact, ...appointment }) => appointment),
    wheels: shown.wheels.map(({ contact: _contact, ...set }) => set),
    notes: notes.map(({ id, staff, text, at: written }) => ({ id, staff, text, at: written })),
  };
}

export type DeskCustomer = Awaited<ReturnType<typeof deskCustomer>>;
