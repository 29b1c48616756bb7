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

/** `silent`: the provider was asked and does not tell, so that only its own pages show what became of it. */
export type StaffRefund = 'by-hand' | 'silent';

/** Undefined: nobody but the provider tells what becomes of it. */
export function staffRefund(
  { state, paymentId, createdAt }: Pick<Refund, 'state' | 'paymentId' | 'createdAt'>,
  now: Date,
): StaffRefund | undefined {
  if (state === 'requested' && paymentId === null) return 'by-hand';
  const isSilent = state === 'unknown' && now.getTime() - createdAt.getTime() > SILENT_AFTER_MS;
  return isSilent ? 'silent' : undefined;
}

interface FinishRefunds extends Change {
  /** For example the bank's text. */
  reference?: string | undefined;
  /** False: no money went back, and the amount is due again. */
  isMade: boolean;
  /** Undefined: both. */
  only?: StaffRefund;
}

/** Refunds by hand were transferred or paid out, or the provider's own pages tell of one that it never answered. */
export async function finishRefunds(
  context: Context,
  typed: string,
  { actor, reason, reference, isMade, only }: FinishRefunds,
): Promise<FinishRefundResult> {
  const numbered = eq(orders.number, canonicalOrderNumber(typed));
  const [order] = await context.db.select().from(orders).where(numbered);
  if (!order) return { ok: false, code: 'unknown-order' };
  const known = await refundsOf(context, paymentSubject(order));
  const open = known.filter((refund) => {
    const kind = staffRefund(refund, context.now());
    return only ? kind === only : kind !== undefined;
  });
  const { number } = order;
  if (open.length === 0) return { ok: false, code: 'nothing-by-hand', number };
  for (const refund of open) {
    // The ledger counts a reference once.
    const own = `${reference ?? 'by hand'} ${refund.id.slice(0, 8)}`;
    const told: RefundState = isMade
      ? { kind: 'refunded', reference: own }
      : { kind: 'refused', reason: `${reason ?? reference ?? 'not made'} (${actor.id})` };
    await applyRefund(context, refund, told, { actor, reason });
  }
  return { ok: true, number, refunds: open };
}
