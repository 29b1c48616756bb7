import { asc, eq } from 'drizzle-orm';
import { convertAllocation } from '~/domain/catalog/inventory/allocate.server';
import { allocationsOf } from '~/domain/catalog/inventory/allocated-pieces.server';
import { extendAllocations } from '~/domain/catalog/inventory/release.server';
import { stockedArticles } from '~/domain/catalog/inventory/stocked-articles.server';
import type { Location } from '~/domain/tenancy/directory';
import { BY_MOVE } from '~/domain/workshop/appointments/appointment';
import { cancelWithOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { germanDate } from '~/values/german-date';
import type { Change } from './change';
import { confirmedNow } from './confirmed';
import { followAppointment } from './follow-deposits.server';
import { afterMove, canBeGivenUp, fulfilmentOf, openPieces } from './fulfilment';
import { lockOrderNumbered } from './lock-order.server';
import { recordNote } from './record-note.server';
import { holdFrom } from './reservation-rule';
import { orderLines, orders, withdrawals } from './tables';

export type MoveReservationResult =
  | { ok: true; number: string; until: Date }
  | { ok: false; code: 'unknown-order' }
  /** A purchase, no longer open, or partly handed over. */
  | { ok: false; code: 'not-movable'; number: string }
  | { ok: false; code: 'same-location'; number: string }
  /** Of another host, whose shop the shopper does not know. */
  | { ok: false; code: 'other-host'; number: string }
  | { ok: false; code: 'insufficient-stock'; number: string };

interface Move extends Change {
  target: Location;
  /** Undefined: the location was removed. */
  locationOf: (id: string) => Location | undefined;
}

/** All pieces, to a location of the same host; there the term begins again. A fitting appointment is cancelled: the old location's bays are no help. */
export function moveReservation(
  context: Context,
  typed: string,
  { target, locationOf, ...change }: Move,
): Promise<MoveReservationResult> {
  return inTransaction(context, async (tx): Promise<MoveReservationResult> => {
    const order = await lockOrderNumbered(tx, typed);
    if (!order) return { ok: false, code: 'unknown-order' };
    const { id, number, locationId, confirmed } = order;
    if (!canBeGivenUp(order) || order.fulfilment.startsWith('partly'))
      return { ok: false, code: 'not-movable', number };
    if (locationId === target.id) return { ok: false, code: 'same-location', number };
    if (locationOf(locationId)?.hostname !== target.hostname)
      return { ok: false, code: 'other-host', number };
    const lines = await tx.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.position));
    const known = await stockedArticles(
      tx,
      lines.map(({ articleId }) => articleId),
    );
    const requested = lines.flatMap((line) => {
      const article = known.get(line.articleId);
      return article ? [{ article, quantity: openPieces(line) }] : [];
    });
    const owner = { type: 'order' as const, id };
    const moved = await convertAllocation(tx, { locationId: target.id, requested, owner });
    if (!moved.ok) return { ok: false, code: moved.code, number };
    const allocated = await allocationsOf(tx, owner);
    const isAllHere = allocated.every((part) => part.locationId === target.id);
    const there = confirmedNow(target, tx.now(), { isAllHere, vat: confirmed.vat });
    const { until, days } = holdFrom(target, there.collectFrom ?? germanDate(tx.now()));
    await extendAllocations(tx, owner, until);
    const after = lines.map(afterMove);
    await tx.db.update(orderLines).set({ ready: 0 }).where(eq(orderLines.orderId, id));
    await tx.db
      .update(orders)
      .set({
        locationId: target.id,
        fulfilment: fulfilmentOf(after),
        readyAt: null,
        remindedAt: null,
        heldUntil: until,
        confirmed: { ...there, heldDays: days },
      })
      .where(eq(orders.id, id));
    await tx.db.update(withdrawals).set({ locationId: target.id }).where(eq(withdrawals.orderId, id));
    const place = `${there.title}, ${there.city}`;
    await cancelWithOrder(tx, id, BY_MOVE);
    await followAppointment(tx, order, change.actor);
    await recordNote(tx, id, { ...change, kind: 'moved', place, alsoTo: locationId });
    return { ok: true, number, until };
  });
}
