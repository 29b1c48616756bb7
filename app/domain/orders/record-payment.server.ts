import { eq } from 'drizzle-orm';
import { balanceOf, type PaymentState, paymentStateOf } from '~/domain/payments/ledger';
import { appendPayment, ledgerOf } from '~/domain/payments/record.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import type { Change } from './change';
import { paymentSubject } from './order-history.server';
import { canonicalOrderNumber } from './order-number';
import { proposeRefund } from './propose-refund.server';
import { orderLines, orders } from './tables';

export type RecordPaymentResult =
  | { ok: true; number: string; paymentState: PaymentState; amountCents: Cents }
  | { ok: false; code: 'unknown-order' }
  /** Everything is paid. */
  | { ok: false; code: 'nothing-left'; number: string; paymentState: PaymentState };

interface Payment extends Change {
  /** Undefined: the whole open amount. */
  amountCents?: Cents | undefined;
  /** Makes a retry count once. */
  reference?: string | undefined;
}

/** Locks the order, so that two parallel records do not count the same euro. */
export function recordPayment(
  context: Context,
  number: string,
  { reference, actor, reason, amountCents: requestedCents }: Payment,
): Promise<RecordPaymentResult> {
  return inTransaction(context, async (tx): Promise<RecordPaymentResult> => {
    const numbered = eq(orders.number, canonicalOrderNumber(number));
    const [order] = await tx.db.select().from(orders).where(numbered).for('update');
    if (!order) return { ok: false, code: 'unknown-order' };
    const subject = paymentSubject(order);
    const known = await ledgerOf(tx, subject);
    const { paymentState } = order;
    const repeated = known.find((event) => event.kind === 'received' && event.reference === reference);
    if (repeated) {
      return { ok: true, number: order.number, paymentState, amountCents: repeated.amountCents };
    }
    const amountCents = requestedCents ?? order.totalCents - balanceOf(known);
    if (amountCents <= 0) return { ok: false, code: 'nothing-left', number: order.number, paymentState };
    const event = {
      kind: 'received' as const,
      amountCents,
      reference: reference ?? `received ${known.length + 1}`,
    };
    await appendPayment(tx, subject, { ...event, actor, reason: reason ?? null });
    const next = paymentStateOf(order.totalCents, [...known, event]);
    await tx.db.update(orders).set({ paymentState: next }).where(eq(orders.id, order.id));
    const lines = await tx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    await proposeRefund(tx, order, lines, actor);
    return { ok: true, number: order.number, paymentState: next, amountCents };
  });
}
