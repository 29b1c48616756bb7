import { eq } from 'drizzle-orm';
import { type Refund, refundsOf } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import type { Change } from './change';
import { paymentSubject } from './order-history.server';
import { canonicalOrderNumber } from './order-number';
import { applyRefund } from './settle-refund.server';
import { orders } from './tables';

export type FinishRefundResult =
  | { ok: true; number: string; refunds: Refund[] }
  | { ok: false; code: 'unknown-order' }
  | { ok: false; code: 'nothing-by-hand'; number: string };

/** Refunds by hand were transferred or paid out. @param reference such as the bank's text */
export async function finishRefunds(
  context: Context,
  typed: string,
  { actor, reference }: Change & { reference?: string | undefined },
): Promise<FinishRefundResult> {
  const numbered = eq(orders.number, canonicalOrderNumber(typed));
  const [order] = await context.db.select().from(orders).where(numbered);
  if (!order) return { ok: false, code: 'unknown-order' };
  const known = await refundsOf(context, paymentSubject(order));
  const open = known.filter(({ state, paymentId }) => state === 'requested' && paymentId === null);
  const { number } = order;
  if (open.length === 0) return { ok: false, code: 'nothing-by-hand', number };
  for (const refund of open) {
    // The ledger counts a reference once.
    const own = `${reference ?? 'by hand'} ${refund.id.slice(0, 8)}`;
    await applyRefund(context, refund, { kind: 'refunded', reference: own }, actor);
  }
  return { ok: true, number, refunds: open };
}
