import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { balanceOf } from '~/domain/payments/ledger';
import { findPayment, type Payment, paymentOfCapture, writeProblem } from '~/domain/payments/payments.server';
import { hasProblem, problemText } from '~/domain/payments/problems';
import type { Providers, ReturnedMoney } from '~/domain/payments/provider';
import { appendPayment, ledgerOf } from '~/domain/payments/record.server';
import { refundUnderWay, writeElsewhereRefund } from '~/domain/payments/refunds.server';
import type { ProviderName } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { enqueueCorrection } from './document-jobs.server';
import { followPayment } from './follow-payment.server';
import { enqueueChargebackMail, enqueueRefundMail } from './refund-mails.server';
import { applyRefund, lockOrderOf } from './settle-refund.server';
import { stoppedText, stopUncoveredRefunds } from './stop-refunds.server';

export const SETTLE_RETURNED = 'settle-returned';

const payloadSchema = z.object({ id: z.uuid(), reversal: z.string().optional() });

/** The provider is asked; the webhook's words do not count. @param reversal the refund that the provider calls a reversal */
export async function enqueueReturned(
  context: Context,
  provider: ProviderName,
  { capture, reversal }: { capture: string; reversal: string | undefined },
): Promise<void> {
  const payment = await paymentOfCapture(context, provider, capture);
  if (!payment) return;
  const payload = { id: payment.id, ...(reversal !== undefined && { reversal }) };
  const key = `${SETTLE_RETURNED} ${payment.id} ${reversal ?? ''}`;
  await enqueueJob(context.db, SETTLE_RETURNED, payload, { key });
}

/** Once for each reference, whether it is called a refund or a reversal. */
function recordReturned(
  context: Context,
  { id: paymentId, subject, provider }: Payment,
  { reference, amountCents }: ReturnedMoney,
  kind: 'refunded' | 'charged-back',
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const order = await lockOrderOf(tx, subject);
    const ledger = await ledgerOf(tx, subject);
    const moved = ledger.filter((entry) => entry.kind === 'refunded' || entry.kind === 'charged-back');
    if (!order || moved.some((entry) => entry.reference === reference)) return;
    const actor = { type: 'provider', id: provider } as const;
    const isTakenBack = kind === 'charged-back';
    const left = balanceOf(ledger) - amountCents;
    const why = 'die Zahlung wurde zurückgebucht';
    const stoppedCents = isTakenBack ? await stopUncoveredRefunds(tx, subject, left, why) : 0;
    const entry = { kind, amountCents, reference };
    await appendPayment(tx, subject, { ...entry, actor, reason: stoppedText(stoppedCents) ?? null });
    if (!isTakenBack) {
      const refund = { id: randomUUID(), subject, paymentId, amountCents, reference, actor };
      await writeElsewhereRefund(tx, refund);
      await enqueueRefundMail(tx, refund.id);
      await enqueueCorrection(tx, { refundId: refund.id });
    } else {
      tx.log.warn({ order: order.number, payment: paymentId, amountCents }, 'a payment was taken back');
      await writeProblem(tx, paymentId, problemText('charged-back', reference));
      await enqueueChargebackMail(tx, order.id, { reference, amountCents, stoppedCents });
    }
    await followPayment(tx, order, actor);
  });
}

/** Undefined: it was made elsewhere, or is known already. */
async function ownRefund(
  context: Context,
  providers: Providers,
  payment: Payment,
  { id, reference, amountCents }: ReturnedMoney,
  reversal: string | undefined,
): Promise<Pick<Payment, 'id' | 'subject'> | undefined> {
  const { subject } = payment;
  const named = z.uuid().safeParse(id);
  if (named.success) return { id: named.data, subject };
  if (providers.of(payment)?.refundsOnce || reference === reversal) return undefined;
  const isKnown = (await ledgerOf(context, subject)).some((entry) => entry.reference === reference);
  return isKnown ? undefined : refundUnderWay(context, payment.id, amountCents);
}

/** Leaves another problem as it is. @param dispute null: there is none any more */
async function writeDispute(context: Context, id: string, dispute: string | null): Promise<void> {
  const problem = (await findPayment(context, id))?.problem ?? null;
  if (dispute !== null && problem === null) await writeProblem(context, id, problemText('dispute', dispute));
  if (dispute === null && hasProblem(problem, 'dispute')) await writeProblem(context, id, null);
}

/** Refunds that were made at the provider, reversals and disputes. The provider is asked outside any transaction. */
export async function settleReturned(
  context: Context,
  providers: Providers,
  payload: unknown,
): Promise<void> {
  const { id, reversal } = payloadSchema.parse(payload);
  const payment = await findPayment(context, id);
  if (!payment?.reference || !payment.capture) return;
  const { reference, provider: name } = payment;
  const told = await providers.of(payment)?.look({ id, reference });
  if (told?.kind !== 'paid') throw new Error(`${name} does not tell payment ${id}`);
  for (const money of told.returned ?? []) {
    const actor = { type: 'provider', id: name } as const;
    const refund = await ownRefund(context, providers, payment, money, reversal);
    const state = refund && (await applyRefund(context, refund, { kind: 'refunded', ...money }, { actor }));
    if (state === undefined) {
      const kind = money.reference === reversal ? 'charged-back' : 'refunded';
      await recordReturned(context, payment, money, kind);
    }
  }
  if (told.dispute !== undefined) await writeDispute(context, id, told.dispute);
}
