import { eq } from 'drizzle-orm';
import type { RefundState } from '~/domain/payments/provider';
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

/** Providers repeat their messages for two days. */
const SILENT_AFTER_MS = 3 * 24 * 60 * 60_000;

/** Nobody but staff will tell what became of it. */
function waitsForStaff({ state, paymentId, createdAt }: Refund, now: Date): boolean {
  const isSilent = state === 'unknown' && now.getTime() - createdAt.getTime() > SILENT_AFTER_MS;
  return isSilent || (state === 'requested' && paymentId === null);
}

/**
 * Refunds by hand were transferred or paid out, or the provider's own pages tell of one that it never answered.
 * @param reference such as the bank's text
 * @param isMade false: no money went back, and the amount is due again
 */
export async function finishRefunds(
  context: Context,
  typed: string,
  { actor, reference, isMade }: Change & { reference?: string | undefined; isMade: boolean },
): Promise<FinishRefundResult> {
  const numbered = eq(orders.number, canonicalOrderNumber(typed));
  const [order] = await context.db.select().from(orders).where(numbered);
  if (!order) return { ok: false, code: 'unknown-order' };
  const known = await refundsOf(context, paymentSubject(order));
  const open = known.filter((refund) => waitsForStaff(refund, context.now()));
  const { number } = order;
  if (open.length === 0) return { ok: false, code: 'nothing-by-hand', number };
  for (const refund of open) {
    // The ledger counts a reference once.
    const own = `${reference ?? 'by hand'} ${refund.id.slice(0, 8)}`;
    const told: RefundState = isMade
      ? { kind: 'refunded', reference: own }
      : { kind: 'refused', reason: reference ?? 'not made' };
    await applyRefund(context, refund, told, actor);
  }
  return { ok: true, number, refunds: open };
}
