import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { transferMethods } from '~/domain/payments/methods';
import { isBeingPaid } from '~/domain/payments/payments.server';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import { latestNoted } from '~/values/clock-skew';
import { DAY_MS, daysBefore } from '~/values/days';
import { changeFulfilment } from './change-fulfilment.server';
import { DAYS_TO_PAY } from './due-day';
import { openFulfilments } from './fulfilment';
import { inBatches } from './in-batches.server';
import { paymentSubject } from './order-history.server';
import { isOverdue } from './overdue.server';
import { recordNote } from './record-note.server';
import { orders } from './tables';
import { isNotWithdrawn } from './withdrawn.server';

export const REMIND_ORDERS = 'remind-orders';

/** Before a reservation ends; one that is shorter gets no reminder. */
const REMIND_BEFORE_MS = 2 * DAY_MS;
const SHORTEST_HOLD_MS = 4 * DAY_MS;

/** A reminder of the future was sent by a clock that was ahead. */
const isUnreminded = (now: Date) => or(isNull(orders.remindedAt), gt(orders.remindedAt, latestNoted(now)));

const actor: Actor = { type: 'job', id: REMIND_ORDERS };
const isOpen = inArray(orders.fulfilment, openFulfilments);

async function remind(tx: Context, { id }: { id: string }): Promise<void> {
  await tx.db.update(orders).set({ remindedAt: tx.now() }).where(eq(orders.id, id));
  await recordNote(tx, id, { kind: 'reminded', actor });
}

function remindReservations(context: Context): Promise<void> {
  const now = context.now();
  const which = and(
    isOpen,
    eq(orders.orderType, 'reservierung'),
    isUnreminded(now),
    gt(orders.heldUntil, now),
    lte(orders.heldUntil, new Date(now.getTime() + REMIND_BEFORE_MS)),
    lte(orders.placedAt, new Date(now.getTime() - (SHORTEST_HOLD_MS - REMIND_BEFORE_MS))),
  );
  return inBatches(context, which, asc(orders.heldUntil), remind);
}

const isUnpaid = and(
  inArray(orders.payment, transferMethods),
  sql`payment_state in ('open', 'pending', 'partly-paid')`,
  isOpen,
  eq(orders.orderType, 'kauf'),
);

function remindUnpaid(context: Context): Promise<void> {
  const which = and(
    isUnpaid,
    eq(orders.paymentState, 'open'),
    isOverdue(context.now()),
    isUnreminded(context.now()),
    gt(orders.totalCents, 0),
    isNotWithdrawn(context),
  );
  return inBatches(context, which, asc(orders.placedAt), async (tx, order) => {
    if (!(await isBeingPaid(tx, paymentSubject(order)))) await remind(tx, order);
  });
}

/** The terms promise a reminder with a further term; an order of which a part is paid is left to staff. */
function cancelUnpaid(context: Context): Promise<void> {
  const isOver = lte(orders.remindedAt, daysBefore(context.now(), DAYS_TO_PAY));
  const isLate = lte(orders.placedAt, daysBefore(context.now(), 2 * DAYS_TO_PAY));
  const which = and(isUnpaid, isLate, isNotNull(orders.remindedAt), isOver, isNotWithdrawn(context));
  return inBatches(context, which, asc(orders.placedAt), async (tx, { id }) => {
    if (await isBeingPaid(tx, paymentSubject({ id }))) return;
    await changeFulfilment(tx, eq(orders.id, id), {
      kind: () => 'cancelled',
      isAllowed: ({ paymentState, fulfilment }) =>
        paymentState === 'open' && !fulfilment.startsWith('partly'),
      actor,
      reason: 'not paid',
    });
  });
}

export async function remindOrders(context: Context): Promise<void> {
  await remindReservations(context);
  await remindUnpaid(context);
  await cancelUnpaid(context);
}
