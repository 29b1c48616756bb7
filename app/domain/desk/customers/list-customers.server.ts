import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OrderCursor } from '~/domain/orders/order-cursor';
import { orders } from '~/domain/orders/tables';
import { appointments } from '~/domain/workshop/appointments/tables';
import { storedWheels } from '~/domain/workshop/storage/tables';
import { serviceRequests } from '~/domain/workshop/tables';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import type { KeysetPage } from '~/values/keyset-page';
import { orderPatterns, orderText, orderTextIn, patternsOf } from '../search-patterns';

export interface ListedCustomer {
  /** Of an order, a request or an appointment, or the id of stored wheels: leads to the customer's page. */
  number: string;
  name: string;
  email: string;
  phone: string;
  at: Date;
}

type Row = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'contact' | 'placedAt'>;

export const customerOfOrder = ({ number, contact, placedAt }: Row): ListedCustomer => ({
  number,
  name: `${contact.firstName} ${contact.lastName}`,
  email: contact.email,
  phone: contact.phone,
  at: placedAt,
});

/**
 * Each customer once, by the newest order that matches; the newest first.
 * @param locationId undefined: at all locations @returns one more than `limit` if the list goes on
 */
export async function listCustomers(
  { db }: Pick<Context, 'db'>,
  locationId: string | undefined,
  words: string,
  { after, limit }: KeysetPage<OrderCursor>,
): Promise<Row[]> {
  const patterns = orderPatterns(words);
  const isHere = locationId === undefined ? undefined : eq(orders.locationId, locationId);
  const later = sql.raw('later');
  const laterText = orderTextIn(sql.raw('later.number'), sql.raw('later.contact'));
  const laterMatches: SQL[] = patterns.map((pattern) => sql`and ${laterText} like ${pattern}`);
  const isLast = sql`not exists (select from ${orders} ${later}
    where lower(later.contact->>'email') = lower(${orders.contact}->>'email')
      ${locationId === undefined ? sql`` : sql`and later.location_id = ${locationId}`}
      and (later.placed_at, later.id) > (${orders.placedAt}, ${orders.id}) ${sql.join(laterMatches, sql` `)})`;
  const isBelow =
    after &&
    or(
      lt(orders.placedAt, after.placedAt),
      and(eq(orders.placedAt, after.placedAt), lt(orders.id, after.id)),
    );
  return db
    .select({ id: orders.id, number: orders.number, contact: orders.contact, placedAt: orders.placedAt })
    .from(orders)
    .where(and(isHere, ...patterns.map((pattern) => sql`${orderText} like ${pattern}`), isLast, isBelow))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit + 1);
}

/** People with a request, an appointment or stored wheels, and no order there; only by words, because most have an order. */
export async function listOtherPeople(
  { db }: Pick<Context, 'db'>,
  locationId: string | undefined,
  words: string,
  limit: number,
): Promise<ListedCustomer[]> {
  const patterns = patternsOf(words);
  if (patterns.length === 0) return [];
  const here = locationId === undefined ? sql`` : sql`and location_id = ${locationId}`;
  const part = (table: PgTable, { number, text, at }: Record<'number' | 'text' | 'at', string>) => {
    const matching = patterns.map(
      (pattern) => sql`and lower(${sql.raw(text)} || ' ' || (contact->>'firstName') || ' '
        || (contact->>'lastName') || ' ' || (contact->>'email') || ' ' || coalesce(contact->>'phone', '')) like ${pattern}`,
    );
    return sql`select ${sql.raw(number)} as number, contact, email_key, ${sql.raw(at)} as at from ${table}
      where contact is not null and email_key is not null ${here} ${sql.join(matching, sql` `)}`;
  };
  const asked = { number: 'number', text: 'number', at: 'created_at' };
  const stored = { number: 'id::text', text: "label || ' ' || plate", at: 'booked_at' };
  const hasOrder = sql`select from ${orders} where lower(contact->>'email') = found.email_key ${here}`;
  const { rows } = await db.execute<{
    number: string;
    contact: { firstName: string; lastName: string; email: string; phone?: string };
    at: string;
  }>(sql`
    select * from (
      select distinct on (email_key) number, contact, email_key, at from (
        ${part(serviceRequests, asked)} union all ${part(appointments, asked)} union all ${part(storedWheels, stored)}
      ) found where not exists (${hasOrder}) order by email_key, at desc
    ) newest order by at desc limit ${limit}`);
  return rows.map(({ number, contact, at }) => ({
    number,
    name: `${contact.firstName} ${contact.lastName}`,
    email: contact.email,
    phone: contact.phone ?? '',
    at: momentOfDatabase(at),
  }));
}
