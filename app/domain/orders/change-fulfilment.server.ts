import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { giveCouponBack } from '~/domain/coupons/redemptions.server';
import { isBeingPaid } from '~/domain/payments/payments.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Change, FulfilmentResult } from './change';
import { type ChosenLine, chooseLines, type LineWish } from './choose-lines';
import { enqueueEventMails } from './event-mails.server';
import {
  afterEvent,
  canBeGivenUp,
  canHappen,
  type FulfilmentKind,
  fulfilmentOf,
  handOver,
  isOpen,
  openFulfilments,
} from './fulfilment';
import { movePieces } from './move-pieces.server';
import { paymentSubject } from './order-history.server';
import { canonicalOrderNumber } from './order-number';
import { holdFromToday } from './prolong-reservation.server';
import { fulfilmentEventLines, fulfilmentEvents, orderLines, orders } from './tables';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

interface FulfilmentChange extends Change {
  kind: (order: Order) => FulfilmentKind;
  /** Undefined: all lines, with all possible pieces. */
  parts?: readonly LineWish[] | undefined;
  isAllowed?: (order: Order) => boolean;
}

async function recordEvent(
  { db, now }: Context,
  order: Order,
  kind: FulfilmentKind,
  { actor, reason }: Change,
  chosen: readonly ChosenLine<Line>[],
): Promise<number | undefined> {
  const [event] = await db
    .insert(fulfilmentEvents)
    .values({
      orderId: order.id,
      kind,
      actorType: actor.type,
      actorId: actor.id,
      reason: reason ?? null,
      at: now(),
    })
    .returning({ id: fulfilmentEvents.id });
  if (!event) return undefined;
  const rows = chosen.map(({ line, quantity }) => ({ eventId: event.id, lineId: line.id, quantity }));
  if (rows.length > 0) await db.insert(fulfilmentEventLines).values(rows);
  return event.id;
}

function changeFulfilment(context: Context, which: SQL | undefined, change: FulfilmentChange) {
  return inTransaction(context, async (tx): Promise<FulfilmentResult> => {
    const [order] = await tx.db.select().from(orders).where(which).for('update');
    if (!order) return { ok: false, code: 'unknown-order' };
    const { id, number } = order;
    const lines = await tx.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.position));
    const kind = change.kind(order);
    if (!canHappen(order, lines, kind) || change.isAllowed?.(order) === false) {
      return { ok: false, code: 'impossible-event', number, kind, fulfilment: order.fulfilment };
    }
    const choice = chooseLines(lines, order, kind, change.parts);
    if (!choice.ok) return { ...choice, number };
    const { chosen } = choice;
    const after = lines.map((line) => {
      const quantity = chosen.find((one) => one.line.id === line.id)?.quantity ?? 0;
      return afterEvent(line, { kind, quantity }, order);
    });
    const moved = await movePieces(tx, order, { kind, chosen, after });
    if (!moved.ok) return { ...moved, number };
    const fulfilment = fulfilmentOf(after);
    if (fulfilment === 'cancelled') await giveCouponBack(tx, id);
    for (const { id: lineId, ready, handedOver, shipped, returned, cancelled, lapsed } of after) {
      const counts = { ready, handedOver, shipped, returned, cancelled, lapsed };
      await tx.db.update(orderLines).set(counts).where(eq(orderLines.id, lineId));
    }
    await tx.db
      .update(orders)
      .set({ fulfilment, ...(!isOpen({ fulfilment }) && { networkKey: null }) })
      .where(eq(orders.id, id));
    if (kind === 'ready') await holdFromToday(tx, order);
    const eventId = await recordEvent(tx, order, kind, change, chosen);
    if (eventId !== undefined) await enqueueEventMails(tx, { eventId, kind });
    const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    return { ok: true, number, kind, fulfilment, pieces };
  });
}

export const staffCommands = {
  ready: () => 'ready',
  fulfil: handOver,
  cancel: () => 'cancelled',
  release: () => 'lapsed',
  return: () => 'returned',
} as const satisfies Record<string, (order: Order) => FulfilmentKind>;
export type StaffCommand = keyof typeof staffCommands;

/** @param parts undefined: all possible pieces */
export function changeOrder(
  context: Context,
  command: StaffCommand,
  number: string,
  change: Change & { parts?: readonly LineWish[] | undefined },
): Promise<FulfilmentResult> {
  const which = eq(orders.number, canonicalOrderNumber(number));
  return changeFulfilment(context, which, { ...change, kind: staffCommands[command] });
}

/** By whom the order was placed. */
export function giveUp(
  context: Context,
  { id, ownerId }: Pick<Order, 'id' | 'ownerId'>,
): Promise<FulfilmentResult> {
  return changeFulfilment(context, and(eq(orders.id, id), eq(orders.ownerId, ownerId)), {
    kind: () => 'cancelled',
    isAllowed: canBeGivenUp,
    actor: { type: 'customer', id: ownerId },
  });
}

/** A reservation of anybody else counts as not found. */
export async function cancelReservation(
  context: Context,
  visitor: Visitor,
  id: string,
): Promise<FulfilmentResult> {
  const ownerId = ownerOf(visitor);
  if (!ownerId || !z.uuid().safeParse(id).success) return { ok: false, code: 'unknown-order' };
  return giveUp(context, { id, ownerId });
}

/** Reservations lapse; a purchase is cancelled, unless money came or is on its way. */
export async function endHolds(context: Context): Promise<void> {
  const over = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.fulfilment, openFulfilments), lte(orders.heldUntil, context.now())));
  for (const { id } of over) {
    if (await isBeingPaid(context, paymentSubject({ id }))) continue;
    await changeFulfilment(context, eq(orders.id, id), {
      kind: ({ orderType }) => (orderType === 'kauf' ? 'cancelled' : 'lapsed'),
      isAllowed: ({ heldUntil, orderType, paymentState }) =>
        heldUntil !== null &&
        heldUntil <= context.now() &&
        (orderType === 'reservierung' || paymentState === 'open'),
      actor: { type: 'job', id: 'end-holds' },
      reason: 'held no longer',
    });
  }
}
