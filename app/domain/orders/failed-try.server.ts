import { eq } from 'drizzle-orm';
import { openPendings } from '~/domain/payments/ledger';
import { isOnline } from '~/domain/payments/methods';
import { clearProblem, isBeingPaid, type Payment, paymentsOf } from '~/domain/payments/payments.server';
import { appendPayment, ledgerOf } from '~/domain/payments/record.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Actor } from '~/values/actor';
import { findOrderByNumber } from './find-order.server';
import { followPayment } from './follow-payment.server';
import { isOpen } from './fulfilment';
import { orderIdOf, paymentSubject } from './order-history.server';
import { orders } from './tables';

type Order = typeof orders.$inferSelect;

/** Time to pay online for who was not at the page of a payment just now: after a mail, or instead of another way to pay. */
export const UNPAID_HOLD_MS = 24 * 60 * 60_000;

export async function orderOfPayment(
  context: Context,
  { subject }: Pick<Payment, 'subject'>,
  lock: boolean,
): Promise<Order | undefined> {
  const id = orderIdOf(subject);
  if (id === undefined) return undefined;
  const query = context.db.select().from(orders).where(eq(orders.id, id));
  const [order] = await (lock ? query.for('update') : query);
  return order;
}

/**
 * A payment came to nothing: what the ledger has of it as on its way ends, and the order's pieces have an end again.
 * Order and payment are locked. @param reference of the provider for the failure
 */
export async function failTry(
  tx: Context,
  order: Order,
  { id, subject }: Pick<Payment, 'id' | 'subject'>,
  { reference, actor, reason }: { reference: string; actor: Actor; reason: string | null },
): Promise<void> {
  // One payment of an order is under way at a time: with no other, all that is open is this one's.
  const isOther = await isBeingPaid(tx, subject, id);
  const open = isOther ? [] : openPendings(await ledgerOf(tx, subject));
  for (const one of new Set([reference, ...open]))
    await appendPayment(tx, subject, { kind: 'failed', amountCents: 0, reference: one, actor, reason });
  const state = await followPayment(tx, order, actor);
  const isHeldForEver = order.heldUntil === null && isOpen(order);
  if (state === 'open' && isHeldForEver && order.payment !== null && isOnline(order.payment)) {
    const heldUntil = new Date(tx.now().getTime() + UNPAID_HOLD_MS);
    await tx.db.update(orders).set({ heldUntil }).where(eq(orders.id, order.id));
  }
}

export type ClearProblemsResult =
  | { ok: true; number: string; cleared: number }
  | { ok: false; code: 'unknown-order' | 'no-problem' };

/** Staff have seen to the problems of an order's payments. */
export async function clearOrderProblems(
  context: Context,
  typed: string,
  actor: Actor,
): Promise<ClearProblemsResult> {
  const order = await findOrderByNumber(context, typed);
  if (!order) return { ok: false, code: 'unknown-order' };
  const open = (await paymentsOf(context, paymentSubject(order))).filter(({ problem }) => problem !== null);
  if (open.length === 0) return { ok: false, code: 'no-problem' };
  for (const payment of open) await clearPaymentProblem(context, payment, actor);
  return { ok: true, number: order.number, cleared: open.length };
}

/** Staff have seen to its problem. A payment that nobody can be asked for has failed then. */
export function clearPaymentProblem(context: Context, payment: Payment, actor: Actor): Promise<void> {
  return inTransaction(context, async (tx) => {
    const order = await orderOfPayment(tx, payment, true);
    const isLost = await clearProblem(tx, payment);
    if (!isLost || !order) return;
    await failTry(tx, order, payment, { reference: payment.id, actor, reason: payment.problem });
  });
}
