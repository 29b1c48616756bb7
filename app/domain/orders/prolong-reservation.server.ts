import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { daysAfter } from '~/values/days';
import { germanDate } from '~/values/german-date';
import type { Change } from './change';
import { canBeGivenUp } from './fulfilment';
import type { Hold } from './hold';
import { lockOrderNumbered } from './lock-order.server';
import { recordNote } from './record-note.server';
import { holdByRule, holdFrom, prolongedHold } from './reservation-rule';
import { holdRulesOf, setHold } from './set-hold.server';
import { fulfilmentEvents, orders } from './tables';

type Order = typeof orders.$inferSelect;

/** The goods were ready later than expected; the day that was promised stays if it is the later one. */
export async function holdFromToday(tx: Context, order: Order): Promise<void> {
  if (order.orderType === 'kauf' || !order.heldUntil) return;
  const location = await holdRulesOf(tx, order);
  if (!location) return;
  const hold = holdFrom(location, germanDate(tx.now()), order.confirmed.heldDays);
  if (hold.until > holdByRule(order, order.heldUntil)) await setHold(tx, order, { until: hold.until });
}

export type ProlongResult = { ok: true; hold: Hold } | { ok: false; code: 'not-prolongable' };

/** By whom the reservation was made, as often as the location allows. */
export function prolongReservation(context: Context, { id }: Pick<Order, 'id'>): Promise<ProlongResult> {
  return inTransaction(context, async (tx): Promise<ProlongResult> => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update');
    const location = order && (await holdRulesOf(tx, order));
    const hold = location && prolongedHold(order, location, tx.now());
    if (!hold) return { ok: false, code: 'not-prolongable' };
    await setHold(tx, order, hold);
    await tx.db.insert(fulfilmentEvents).values({
      orderId: order.id,
      kind: 'prolonged',
      actorType: 'customer',
      actorId: order.ownerId,
      until: hold.until,
      at: tx.now(),
    });
    return { ok: true, hold };
  });
}

const MAX_DAYS_HELD = 90;

export type ProlongToResult =
  | { ok: true; until: Date }
  | { ok: false; code: 'unknown-order' | 'no-open-reservation' }
  /** The reservation is held to that moment already, or would be held too long. */
  | { ok: false; code: 'not-later' | 'too-late'; limit: Date };

/** By staff, to any day of the coming three months. @param until the first moment after the last day */
export function prolongTo(
  context: Context,
  typed: string,
  until: Date,
  change: Change,
): Promise<ProlongToResult> {
  return inTransaction(context, async (tx): Promise<ProlongToResult> => {
    const order = await lockOrderNumbered(tx, typed);
    if (!order) return { ok: false, code: 'unknown-order' };
    if (!canBeGivenUp(order) || !order.heldUntil) return { ok: false, code: 'no-open-reservation' };
    const latest = daysAfter(tx.now(), MAX_DAYS_HELD);
    if (until <= order.heldUntil) return { ok: false, code: 'not-later', limit: order.heldUntil };
    if (until > latest) return { ok: false, code: 'too-late', limit: latest };
    await setHold(tx, order, { until, extensions: order.extensions + 1 });
    await recordNote(tx, order.id, { ...change, kind: 'prolonged', until });
    return { ok: true, until };
  });
}
