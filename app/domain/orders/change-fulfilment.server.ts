import { and, asc, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { fittedArticle } from '~/domain/catalog/articles/line-options';
import { giveCouponBack } from '~/domain/coupons/redemptions.server';
import { cancelWithOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { canBeCancelled } from './cancelling';
import type { Change, FulfilmentResult } from './change';
import { type ChosenLine, chooseLines, type LineRequest } from './choose-lines';
import { enqueueCorrection, enqueueInvoice } from './document-jobs.server';
import { enqueueEventMails } from './event-mails.server';
import { plannedDeposits, writeDeposits } from './follow-deposits.server';
import { followPayment } from './follow-payment.server';
import {
  afterEvent,
  canHappen,
  type FulfilmentKind,
  fulfilmentOf,
  handOver,
  isOpen,
  openPieces,
  type ReturnedGoods,
} from './fulfilment';
import { movePieces } from './move-pieces.server';
import { awaitsOnlinePayment } from './order';
import { canonicalOrderNumber } from './order-number';
import type { Parcel } from './parcel';
import { holdFromToday } from './prolong-reservation.server';
import { endFittingHold } from './set-hold.server';
import { fulfilmentEventLines, fulfilmentEvents, orderLines, orders } from './tables';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

interface Details extends Change {
  /** Undefined: all lines, with all possible pieces. */
  parts?: readonly LineRequest[] | undefined;
  /** Of a shipment. */
  parcels?: readonly Parcel[] | undefined;
  /** Of a return. */
  goods?: ReturnedGoods | undefined;
  /** Within the transaction. */
  onChanged?: ((tx: Context, number: string) => Promise<void>) | undefined;
}

interface FulfilmentChange extends Details {
  kind: (order: Order) => FulfilmentKind;
  isAllowed?: (order: Order) => boolean;
}

async function recordEvent(
  { db, now }: Context,
  order: Order,
  kind: FulfilmentKind,
  { actor, reason, parcels, goods }: Details,
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
      parcels: kind === 'shipped' ? (parcels ?? []) : [],
      goods: kind === 'returned' ? (goods ?? 'sellable') : null,
      at: now(),
    })
    .returning({ id: fulfilmentEvents.id });
  if (!event) return undefined;
  const rows = chosen.map(({ line, quantity }) => ({ eventId: event.id, lineId: line.id, quantity }));
  if (rows.length > 0) await db.insert(fulfilmentEventLines).values(rows);
  return event.id;
}

/** Goods that nobody gets before the money has come. */
const givingKinds: readonly FulfilmentKind[] = ['ready', 'handed-over', 'shipped'];
const endingKinds: readonly FulfilmentKind[] = ['cancelled', 'lapsed'];
const refundingKinds: readonly FulfilmentKind[] = ['returned', ...endingKinds];

/** Goods are left, and the work that puts them on. */
function hasWorkToDo(lines: readonly Line[]): boolean {
  const open = lines.filter((line) => openPieces(line) > 0);
  const isWork = ({ options }: Line) => fittedArticle(options) !== undefined;
  return open.some(isWork) && !open.every(isWork);
}

export function changeFulfilment(context: Context, which: SQL | undefined, change: FulfilmentChange) {
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
    if (givingKinds.includes(kind) && awaitsOnlinePayment(order))
      return { ok: false, code: 'awaits-payment', number };
    const choice = chooseLines(lines, order, kind, change.parts);
    if (!choice.ok) return { ...choice, number };
    const { chosen } = choice;
    const after = lines.map((line) => {
      const quantity = chosen.find((one) => one.line.id === line.id)?.quantity ?? 0;
      return afterEvent(line, { kind, quantity }, order);
    });
    const endsWork = endingKinds.includes(kind) && !hasWorkToDo(after);
    const deposits = await plannedDeposits(tx, id, after, endsWork);
    if (!deposits.ok) return { ok: false, code: deposits.code, number };
    const isAppointmentOff = endsWork && (await cancelWithOrder(tx, id));
    const moved = await movePieces(tx, order, { kind, chosen, after, goods: change.goods });
    if (!moved.ok) return { ...moved, number };
    const fulfilment = fulfilmentOf(after);
    if (fulfilment === 'cancelled' || fulfilment === 'lapsed') await giveCouponBack(tx, id);
    for (const { id: lineId, ready, handedOver, shipped, returned, cancelled, lapsed } of after) {
      const counts = { ready, handedOver, shipped, returned, cancelled, lapsed };
      await tx.db.update(orderLines).set(counts).where(eq(orderLines.id, lineId));
    }
    await tx.db
      .update(orders)
      .set({
        fulfilment,
        ...(fulfilment === 'ready' && order.fulfilment !== 'ready' && { readyAt: tx.now() }),
        ...(!isOpen({ fulfilment }) && { networkKey: null }),
      })
      .where(eq(orders.id, id));
    if (kind === 'ready') await holdFromToday(tx, order);
    if (isAppointmentOff && isOpen({ fulfilment })) await endFittingHold(tx, order);
    const eventId = await recordEvent(tx, order, kind, change, chosen);
    const { actor } = change;
    const followed = { before: lines, after: deposits.lines, actor };
    const isDepositChanged = await writeDeposits(tx, order, followed);
    if (isDepositChanged || refundingKinds.includes(kind))
      await followPayment(tx, order, actor, deposits.lines);
    if (eventId !== undefined) {
      await enqueueEventMails(tx, { eventId, kind });
      await enqueueInvoice(tx, { orderId: id, eventId, kind });
      if (refundingKinds.includes(kind)) await enqueueCorrection(tx, { orderId: id, eventId });
    }
    await change.onChanged?.(tx, number);
    const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    return { ok: true, number, kind, fulfilment, pieces };
  });
}

export const staffCommands = {
  ready: () => 'ready',
  fulfil: handOver,
  'hand-over': () => 'handed-over',
  ship: () => 'shipped',
  cancel: () => 'cancelled',
  release: () => 'lapsed',
  return: () => 'returned',
} as const satisfies Record<string, (order: Order) => FulfilmentKind>;
export type StaffCommand = keyof typeof staffCommands;

export function changeOrder(
  context: Context,
  command: StaffCommand,
  number: string,
  change: Details,
): Promise<FulfilmentResult> {
  const which = eq(orders.number, canonicalOrderNumber(number));
  return changeFulfilment(context, which, { ...change, kind: staffCommands[command] });
}

/** By whom the order was placed. */
export function cancelByOwner(
  context: Context,
  { id, ownerId }: Pick<Order, 'id' | 'ownerId'>,
): Promise<FulfilmentResult> {
  return changeFulfilment(context, and(eq(orders.id, id), eq(orders.ownerId, ownerId)), {
    kind: () => 'cancelled',
    isAllowed: canBeCancelled,
    actor: { type: 'customer', id: ownerId },
  });
}

/** An order of anybody else counts as not found. */
export async function cancelOwnOrder(
  context: Context,
  visitor: Visitor,
  id: string,
): Promise<FulfilmentResult> {
  const ownerId = ownerOf(visitor);
  if (!ownerId || !z.uuid().safeParse(id).success) return { ok: false, code: 'unknown-order' };
  return cancelByOwner(context, { id, ownerId });
}
