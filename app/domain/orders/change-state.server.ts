import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { allocate, fulfil, release } from '~/domain/catalog/inventory/allocate.server';
import { stockedArticles } from '~/domain/catalog/inventory/stocked-articles.server';
import { giveCouponBack } from '~/domain/coupons/redemptions.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { canonicalOrderNumber } from './order-number';
import {
  type ChangeStateResult,
  canBecome,
  canBeGivenUp,
  handedOver,
  isOpen,
  type OrderActor,
  type OrderState,
  openStates,
} from './order-state';
import { enqueueStateMails } from './state-mails.server';
import { orderEvents, orderLines, orders } from './tables';

type Order = typeof orders.$inferSelect;

const ownerOfPieces = ({ id }: Order) => ({ type: 'order' as const, id });

/** Allocates all pieces of an order anew: it had lapsed, and its shopper came after all. */
async function allocateAgain(tx: Context, order: Order) {
  const lines = await tx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const known = await stockedArticles(
    tx,
    lines.map((line) => line.articleId),
  );
  const wanted = lines.flatMap(({ articleId, quantity }) => {
    const article = known.get(articleId);
    return article ? [{ article, quantity }] : [];
  });
  const owner = ownerOfPieces(order);
  return allocate(tx, { locationId: order.locationId, wanted, owner, expiresAt: null });
}

async function movePieces(
  tx: Context,
  order: Order,
  next: OrderState,
): Promise<{ ok: true } | { ok: false; code: 'insufficient-stock' }> {
  switch (next) {
    case 'placed':
    case 'ready':
      return { ok: true };
    case 'cancelled':
    case 'lapsed':
      await release(tx, ownerOfPieces(order));
      return { ok: true };
    case 'collected':
    case 'shipped': {
      if (!isOpen(order)) {
        const allocated = await allocateAgain(tx, order);
        if (!allocated.ok) return { ok: false, code: allocated.code };
      }
      const handed = await fulfil(tx, ownerOfPieces(order), order.number);
      // Of what is not counted, nothing is allocated.
      if (handed.ok || handed.code === 'nothing-allocated') return { ok: true };
      return { ok: false, code: handed.code };
    }
  }
}

interface StateChange {
  to: (order: Order) => OrderState;
  isAllowed?: (order: Order) => boolean;
  actor: OrderActor;
}

/** Brings the order that a condition names into a state, with its pieces and the mails that tell of it. */
function changeState(context: Context, which: SQL | undefined, change: StateChange) {
  return inTransaction(context, async (tx): Promise<ChangeStateResult> => {
    const [order] = await tx.db.select().from(orders).where(which).for('update');
    if (!order) return { ok: false, code: 'unknown-order' };
    const { id, number } = order;
    const state = change.to(order);
    if (!canBecome(order, state) || change.isAllowed?.(order) === false) {
      return { ok: false, code: 'impossible-state', number, state: order.state };
    }
    const moved = await movePieces(tx, order, state);
    if (!moved.ok) return { ...moved, number };
    if (state === 'cancelled') await giveCouponBack(tx, id);
    await tx.db.update(orders).set({ state }).where(eq(orders.id, id));
    await tx.db.insert(orderEvents).values({ orderId: id, state, actor: change.actor, at: tx.now() });
    await enqueueStateMails(tx, { orderId: id, state, actor: change.actor });
    return { ok: true, number, state };
  });
}

const numbered = (number: string) => eq(orders.number, canonicalOrderNumber(number));

/** The pieces of an order lie ready to be collected. */
export function readyOrder(context: Context, number: string): Promise<ChangeStateResult> {
  return changeState(context, numbered(number), { to: () => 'ready', actor: 'staff' });
}

/** The pieces of an order were handed over or sent: they leave their warehouses. */
export function fulfilOrder(context: Context, number: string): Promise<ChangeStateResult> {
  return changeState(context, numbered(number), { to: handedOver, actor: 'staff' });
}

/** The location gives an order up: its pieces can be sold again. */
export function cancelOrder(context: Context, number: string): Promise<ChangeStateResult> {
  return changeState(context, numbered(number), { to: () => 'cancelled', actor: 'staff' });
}

/** Ends a reservation that nobody collected, before its time or where it has none. */
export function releaseOrder(context: Context, number: string): Promise<ChangeStateResult> {
  return changeState(context, numbered(number), { to: () => 'lapsed', actor: 'staff' });
}

/** The shopper gives a reservation up; anybody else's is as if it were not there. */
export async function cancelReservation(
  context: Context,
  visitor: Visitor,
  orderId: string,
): Promise<ChangeStateResult> {
  const owner = ownerOf(visitor);
  if (!owner || !z.uuid().safeParse(orderId).success) return { ok: false, code: 'unknown-order' };
  return changeState(context, and(eq(orders.id, orderId), eq(orders.ownerId, owner)), {
    to: () => 'cancelled',
    isAllowed: canBeGivenUp,
    actor: 'shopper',
  });
}

export async function lapseReservations(context: Context): Promise<void> {
  const over = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, openStates), lte(orders.heldUntil, context.now())));
  for (const { id } of over) {
    await changeState(context, eq(orders.id, id), { to: () => 'lapsed', actor: 'clock' });
  }
}
