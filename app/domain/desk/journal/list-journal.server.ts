import { eq, sql } from 'drizzle-orm';
import { orderOfSubject } from '~/domain/orders/order-history.server';
import { fulfilmentEvents, orders } from '~/domain/orders/tables';
import { paymentEvents } from '~/domain/payments/tables';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import type { KeysetPage } from '~/values/keyset-page';
import { deskChanges } from '../tables';
import type { JournalKind, JournalSource } from './journal';

export interface JournalFilter {
  kind: JournalKind | undefined;
  /** Part of the address of who did it. */
  staff: string;
  since: Date | undefined;
}

export interface JournalCursor {
  at: Date;
  source: JournalSource;
  id: number;
}

export interface JournalEntry extends JournalCursor {
  staff: string;
  kind: string;
  /** Number of an order, an article, or the name of a setting. */
  subject: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}

type Row = Omit<JournalEntry, 'at'> & { at: string } & Record<string, unknown>;

const escaped = (typed: string) => typed.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Of which sources a kind is. */
const isOf = (kind: JournalKind | undefined, source: JournalSource) =>
  kind === undefined ||
  (source === 'fulfilment'
    ? kind === 'order'
    : source === 'payment'
      ? kind === 'payment'
      : kind !== 'order' && kind !== 'payment');

/** With fewer orders their events are found by them, with more by time. */
const FEW = 1_000;

/** Conditions on `event`: of an order of the location. */
async function eventsHere({ db }: Pick<Context, 'db'>, locationId: string) {
  const here = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.locationId, locationId))
    .limit(FEW + 1);
  if (here.length > FEW) return { fulfilment: sql``, payment: sql`` };
  const ids = here.map(({ id }) => id);
  return {
    fulfilment: sql`and event.order_id = any(${sql.param(ids)}::uuid[])`,
    payment: sql`and event.subject = any(${sql.param(ids.map((id) => `order:${id}`))}::text[])`,
  };
}

/** Changes at the desk, and events of orders by staff; the newest first. @returns one more than `limit` if the list goes on */
export async function listJournal(
  { db }: Pick<Context, 'db'>,
  locationId: string,
  { kind, staff, since }: JournalFilter,
  { after, limit }: KeysetPage<JournalCursor>,
): Promise<JournalEntry[]> {
  const part = (
    source: JournalSource,
    columns: ReturnType<typeof sql>,
    from: ReturnType<typeof sql>,
    who: string,
  ) => {
    const isBelow = after
      ? sql`and at <= ${after.at} and (at, ${source}::text, event.id) < (${after.at}, ${after.source}::text, ${after.id}::bigint)`
      : sql``;
    const isSince = since ? sql`and at >= ${since}` : sql``;
    const isBy =
      staff === '' ? sql`` : sql`and lower(event.${sql.identifier(who)}) like ${`%${escaped(staff)}%`}`;
    const isMeant = isOf(kind, source) ? sql`` : sql`and false`;
    return sql`(select ${source}::text as source, event.id::float8 as id, at, ${columns} from ${from} ${isBelow} ${isSince} ${isBy} ${isMeant}
      order by at desc, event.id desc limit ${limit + 1})`;
  };
  const isKind =
    kind === undefined || kind === 'order' || kind === 'payment' ? sql`` : sql`and event.kind = ${kind}`;
  const isHere = await eventsHere({ db }, locationId);
  const nothing = sql.raw('null::jsonb as before, null::jsonb as after');
  const { rows } = await db.execute<Row>(sql`
    ${part(
      'change',
      sql.raw('staff, event.kind, subject, before, after, event.reason'),
      sql`${deskChanges} event where location_id = ${locationId} ${isKind}`,
      'staff',
    )}
    union all ${part(
      'fulfilment',
      sql`event.actor_id, event.kind, orders.number, ${nothing}, event.reason`,
      sql`${fulfilmentEvents} event join ${orders} on orders.id = event.order_id
        where actor_type = 'staff' and location_id = ${locationId} ${isHere.fulfilment}`,
      'actor_id',
    )}
    union all ${part(
      'payment',
      sql`event.actor_id, event.kind, orders.number, null::jsonb, to_jsonb(event.amount_cents), event.reason`,
      sql`${paymentEvents} event join ${orders} on ${orderOfSubject(sql.raw('event.subject'))}
        where actor_type = 'staff' and location_id = ${locationId} ${isHere.payment}`,
      'actor_id',
    )}
    order by at desc, source desc, id desc limit ${limit + 1}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: momentOfDatabase(at) }));
}
