import { sql } from 'drizzle-orm';
import { transferMethods } from '~/domain/payments/methods';
import { type Problem, problems } from '~/domain/payments/problems';
import type { Context } from '~/platform/context';
import { deadMails } from '~/platform/mail/dead-mails.server';
import { momentOfDatabase } from '~/values/calendar';
import { daysBefore } from '~/values/days';
import { openFulfilments } from './fulfilment';
import { COLLECTION_DAYS, type HandKind, type NeedsHand } from './needs-hand';
import { isOverdue } from './overdue.server';

const MINUTE_MS = 60_000;
/** The job that ends holds and the one that asks providers run each minute. */
const LATE_HOLD_MS = 15 * MINUTE_MS;
const LATE_REFUND_MS = 24 * 60 * MINUTE_MS;

type Row = {
  kind: HandKind;
  since: string;
  order_id: string | null;
  number: string | null;
  location_id: string | null;
  detail: string | null;
  amount_cents: number | null;
};

const orderOfSubject = sql.raw(
  `left join orders on orders.id = case when subject like 'order:%' then substr(subject, 7)::uuid end`,
);
const ofOrder = sql.raw('orders.id as order_id, orders.number, orders.location_id');

const kinds: Readonly<Record<Problem, HandKind>> = {
  'charged-back': 'charged-back',
  dispute: 'dispute',
  'without-order': 'payment-without-order',
  'no-account': 'payment-without-account',
};

const kindOfProblem = sql.raw(
  problems.map((problem) => `when problem like '${problem} %' then '${kinds[problem]}'`).join(' '),
);
const PROBLEM_WORD = `^(${problems.join('|')}) `;

interface Wanted {
  limit: number;
  /** Undefined: of all locations. */
  locationId?: string | undefined;
  /** Of the location's account, where transfers wait for their orders. */
  iban?: string | undefined;
}

/** Conditions are those of partial indexes, so that the number of orders does not matter. */
function query(now: Date, { limit, locationId, iban }: Wanted) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const here = locationId === undefined ? sql`true` : sql`orders.location_id = ${locationId}`;
  // Money is nobody's to overlook: what names no location is shown at each.
  const isPaidHere =
    locationId === undefined
      ? sql`true`
      : sql`coalesce(orders.location_id, payments.location_id, ${locationId}) = ${locationId}`;
  const isDeclaredHere =
    locationId === undefined
      ? sql`true`
      : sql`coalesce(orders.location_id, withdrawals.location_id) = ${locationId}`;
  const isOwn = iban === undefined ? sql`true` : sql`iban = ${iban}`;
  const unmatched = sql`union all (select 'unmatched-transfer', read_at, null::uuid, null::text, null::text,
      concat_ws(': ', nullif(payer, ''), nullif(text, '')), amount_cents
    from bank_transfers where state = 'open' and ${isOwn} order by read_at limit ${limit})`;
  const isOpen = sql`orders.fulfilment in ${openFulfilments}`;
  return sql`
    (select case ${kindOfProblem} else 'held-payment' end as kind, payments.created_at as since,
        orders.id as order_id, orders.number, coalesce(orders.location_id, payments.location_id) as location_id,
        regexp_replace(problem, ${PROBLEM_WORD}, '') as detail, amount_cents
      from payments ${orderOfSubject} where problem is not null and ${isPaidHere} order by payments.created_at limit ${limit})
    union all (select case when state = 'proposed' then 'refund-due' when state = 'refused' then 'refund-refused'
        when payment_id is null then 'refund-by-hand' else 'refund-late' end, created_at, ${ofOrder}, problem, amount_cents
      from refunds ${orderOfSubject}
      where (state in ('proposed', 'requested', 'unknown', 'sent') or problem is not null)
        and (state in ('proposed', 'refused') or payment_id is null or created_at <= ${before(LATE_REFUND_MS)})
        and orders.id is not null and ${here}
      order by created_at limit ${limit})
    union all (select 'withdrawal', received_at, orders.id, coalesce(orders.number, order_number),
        coalesce(orders.location_id, withdrawals.location_id), name, null::int
      from withdrawals left join orders on orders.id = withdrawals.order_id
      where closed_at is null and ${isDeclaredHere} order by received_at limit ${limit})
    union all (select 'unpaid', placed_at, ${ofOrder}, null::text, open_cents from orders
      where payment in ${transferMethods} and payment_state in ('open', 'pending', 'partly-paid') and ${isOpen}
        and ${isOverdue(now)} and ${here} order by placed_at limit ${limit})
    union all (select 'hold-over', held_until, ${ofOrder}, null::text, null::int from orders
      where ${isOpen} and held_until is not null and held_until <= ${before(LATE_HOLD_MS)} and ${here}
      order by held_until limit ${limit})
    union all (select 'not-collected', ready_at, ${ofOrder}, null::text, null::int from orders
      where fulfilment = 'ready' and ready_at <= ${daysBefore(now, COLLECTION_DAYS)} and order_type = 'kauf' and ${here}
      order by ready_at limit ${limit})
    union all (select distinct 'undeliverable', placed_at, ${ofOrder}, null::text, null::int from (
        select owner_id::uuid as id, on_hand,
          sum(quantity) over (partition by article_id, warehouse_id order by allocations.id) as taken
        from (select article_id, warehouse_id, on_hand from stock_levels where on_hand < allocated) short
          join allocations using (article_id, warehouse_id) where owner_type = 'order') queue
      join orders using (id)
      where taken > on_hand and payment_state = 'paid' and ${isOpen} and ${here} order by placed_at limit ${limit})
    ${locationId === undefined || iban !== undefined ? unmatched : sql``}
    order by since limit ${limit}`;
}

/** The oldest first. */
export async function needsHand(
  { db, now }: Pick<Context, 'db' | 'now'>,
  wanted: Wanted,
): Promise<NeedsHand[]> {
  const { rows } = await db.execute<Row>(query(now(), wanted));
  const found = rows.map(
    ({ since, order_id: orderId, location_id, amount_cents: amountCents, ...row }): NeedsHand => ({
      ...row,
      since: momentOfDatabase(since),
      orderId,
      locationId: location_id,
      amountCents,
    }),
  );
  const { limit, locationId } = wanted;
  const mails = locationId === undefined ? await deadMails(db, limit) : [];
  const dead = mails.map(
    ({ createdAt, recipient, subject }): NeedsHand => ({
      kind: 'dead-mail',
      since: createdAt,
      orderId: null,
      number: null,
      locationId: null,
      detail: `${recipient}: ${subject}`,
      amountCents: null,
    }),
  );
  return [...found, ...dead].sort((a, b) => a.since.getTime() - b.since.getTime()).slice(0, limit);
}
