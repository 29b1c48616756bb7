import { z } from 'zod';
import { findPayment, type Payment, writeProblem } from '~/domain/payments/payments.server';
import { problemText } from '~/domain/payments/problems';
import type { Providers, RefundState } from '~/domain/payments/provider';
import { appendPayment } from '~/domain/payments/record.server';
import { isUnderWay } from '~/domain/payments/refund';
import { lockRefund, type Refund, unfinishedRefund, writeRefund } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { askEach } from './ask-each.server';
import type { Change } from './change';
import { enqueueCorrection } from './document-jobs.server';
import { followPayment } from './follow-payment.server';
import { lockOrder } from './lock-order.server';
import { orderIdOf } from './order-history.server';
import { enqueueRefundMail } from './refund-mails.server';
import type { orders } from './tables';

export const SETTLE_REFUND = 'settle-refund';

export function enqueueRefund({ db }: Context, id: string): Promise<void> {
  return enqueueJob(db, SETTLE_REFUND, { id }, { key: `${SETTLE_REFUND} ${id}` });
}

/** Locks the subject's order. */
export async function lockOrderOf(tx: Context, subject: string) {
  const id = orderIdOf(subject);
  if (id === undefined) return undefined;
  return lockOrder(tx, id);
}

/** The order is locked. */
async function recordRefunded(
  tx: Context,
  order: typeof orders.$inferSelect,
  { subject, amountCents, ...refund }: Refund,
  { reference, actor, reason }: Change & { reference: string },
): Promise<void> {
  const why = reason ?? refund.reason;
  await appendPayment(tx, subject, { kind: 'refunded', amountCents, reference, actor, reason: why });
  await followPayment(tx, order, actor);
}

/** Of a payment that has no order: staff see it until the money is back. */
async function applyWithoutOrder(
  tx: Context,
  { id, subject, amountCents, paymentId, state, reason }: Refund,
  told: RefundState,
  { actor }: Change,
): Promise<Refund['state']> {
  switch (told.kind) {
    case 'refunded': {
      const { reference } = told;
      await writeRefund(tx, id, { state: 'done', reference });
      await appendPayment(tx, subject, { kind: 'refunded', amountCents, reference, actor, reason });
      if (paymentId) await writeProblem(tx, paymentId, null);
      return 'done';
    }
    case 'pending':
      await writeRefund(tx, id, { state: 'sent', reference: told.reference });
      return 'sent';
    case 'refused': {
      tx.log.warn({ subject, refund: id, reason: told.reason }, 'a refund is refused');
      await writeRefund(tx, id, { state: 'refused', problem: told.reason });
      const words = `${actor.id}: Erstattung abgelehnt (${told.reason})`;
      if (paymentId) await writeProblem(tx, paymentId, problemText('without-order', words));
      return 'refused';
    }
    case 'unknown':
      await writeRefund(tx, id, {});
      return state;
  }
}

/** @param told by the provider, or by staff for a refund by hand */
export function applyRefund(
  context: Context,
  { id, subject }: Pick<Refund, 'id' | 'subject'>,
  told: RefundState,
  change: Change,
): Promise<Refund['state'] | undefined> {
  return inTransaction(context, async (tx) => {
    const order = await lockOrderOf(tx, subject);
    const refund = await lockRefund(tx, id);
    if (!refund || !isUnderWay(refund)) return refund?.state;
    if (!order) return applyWithoutOrder(tx, refund, told, change);
    switch (told.kind) {
      case 'refunded':
        await writeRefund(tx, id, { state: 'done', reference: told.reference });
        await recordRefunded(tx, order, refund, { reference: told.reference, ...change });
        await enqueueRefundMail(tx, id);
        await enqueueCorrection(tx, { refundId: id });
        return 'done';
      case 'pending':
        await writeRefund(tx, id, { state: 'sent', reference: told.reference });
        await enqueueRefundMail(tx, id);
        return 'sent';
      case 'refused': {
        tx.log.warn({ order: order.number, refund: id, reason: told.reason }, 'a refund is refused');
        const isSaidByStaff = change.actor.type === 'staff';
        const reason = [refund.reason, isSaidByStaff && told.reason].filter(Boolean).join('; ') || null;
        await writeRefund(tx, id, { state: 'refused', problem: told.reason, reason });
        await followPayment(tx, order, change.actor);
        return 'refused';
      }
      case 'unknown':
        await writeRefund(tx, id, {});
        return refund.state;
    }
  });
}

/** From here on the provider may have the refund. Undefined if it must not be asked. */
function claim(context: Context, id: string): Promise<Refund | undefined> {
  return inTransaction(context, async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund || !isUnderWay(refund)) return undefined;
    // Noted before the provider is asked, so that one that fails comes last the next time.
    await writeRefund(tx, id, refund.state === 'requested' ? { state: 'unknown' } : {});
    return refund;
  });
}

function ask(providers: Providers, payment: Payment, refund: Refund): Promise<RefundState> {
  const provider = providers.of(payment);
  const { id, amountCents, state, reference } = refund;
  const nothing: Promise<RefundState> = Promise.resolve({ kind: 'unknown' });
  if (!provider || !payment.reference || !payment.capture) return nothing;
  if (state === 'sent' && reference) return provider.lookRefund({ id, reference });
  if (state === 'unknown' && !provider.refundsOnce) return nothing;
  const known = { id: payment.id, reference: payment.reference };
  return provider.refund({ id, payment: known, capture: payment.capture, amountCents });
}

/** The provider is asked outside any transaction; a repeated call changes nothing. */
export async function settleRefund(
  context: Context,
  providers: Providers,
  id: string,
): Promise<Refund['state'] | undefined> {
  const refund = await claim(context, id);
  const payment = refund?.paymentId ? await findPayment(context, refund.paymentId) : undefined;
  if (!refund || !payment) return undefined;
  const told = await ask(providers, payment, refund);
  return applyRefund(context, refund, told, { actor: { type: 'provider', id: payment.provider } });
}

export async function settleQueuedRefund(
  context: Context,
  providers: Providers,
  payload: unknown,
): Promise<void> {
  await settleRefund(context, providers, z.object({ id: z.uuid() }).parse(payload).id);
}

export const SETTLE_REFUNDS = 'settle-refunds';
const ASK_AGAIN_AFTER_MS = 50_000;

/** For answers that were lost, and refunds that the provider has not finished. */
export async function settleRefunds(context: Context, providers: Providers): Promise<void> {
  const before = new Date(context.now().getTime() - ASK_AGAIN_AFTER_MS);
  await askEach(context, {
    next: (silent) => unfinishedRefund(context, before, silent),
    async ask(refund) {
      const state = await settleRefund(context, providers, refund.id);
      return !(providers.of(refund) && state === 'unknown');
    },
  });
}
