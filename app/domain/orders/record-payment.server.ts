import { balanceOf, freeReference, type PaymentState, standingReceipt } from '~/domain/payments/ledger';
import { isTransfer } from '~/domain/payments/methods';
import { appendPayment, ledgerOf } from '~/domain/payments/record.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import type { Change } from './change';
import { followPayment } from './follow-payment.server';
import { lockOrderNumbered } from './lock-order.server';
import { paymentSubject } from './order-history.server';
import { enqueuePaymentMail } from './payment-mails.server';

export type RecordPaymentResult =
  | { ok: true; number: string; paymentState: PaymentState; amountCents: Cents }
  | { ok: false; code: 'unknown-order' }
  /** Everything is paid. */
  | { ok: false; code: 'nothing-left'; number: string; paymentState: PaymentState }
  /** Another payment has it. */
  | { ok: false; code: 'known-reference'; number: string; reference: string; amountCents: Cents };

interface Payment extends Change {
  /** Undefined: the whole open amount; of an order that was given up, all that was ordered. */
  amountCents?: Cents | undefined;
  /** Makes a retry count once. */
  reference?: string | undefined;
  /** Staff have typed the reference: the same one later is a mistake. */
  isTyped?: boolean | undefined;
}

/** Between two clicks on one button. */
const RETRY_MS = 10_000;

/** Locks the order, so that two parallel records do not count the same euro. */
export function recordPayment(
  context: Context,
  number: string,
  { reference, isTyped, actor, reason, amountCents: requestedCents }: Payment,
): Promise<RecordPaymentResult> {
  return inTransaction(context, async (tx): Promise<RecordPaymentResult> => {
    const order = await lockOrderNumbered(tx, number);
    if (!order) return { ok: false, code: 'unknown-order' };
    const subject = paymentSubject(order);
    const known = await ledgerOf(tx, subject);
    const { paymentState } = order;
    const repeated = reference === undefined ? undefined : standingReceipt(known, reference);
    if (repeated) {
      const { amountCents } = repeated;
      const isOther = requestedCents !== undefined && requestedCents !== amountCents;
      const isLater = isTyped === true && tx.now().getTime() - repeated.at.getTime() > RETRY_MS;
      return isOther || isLater
        ? {
            ok: false,
            code: 'known-reference',
            number: order.number,
            reference: repeated.reference,
            amountCents,
          }
        : { ok: true, number: order.number, paymentState, amountCents };
    }
    const isGivenUp = order.fulfilment === 'cancelled' || order.fulfilment === 'lapsed';
    const missingCents = isGivenUp ? order.totalCents - balanceOf(known) : order.openCents;
    const amountCents = requestedCents ?? missingCents;
    if (amountCents <= 0) return { ok: false, code: 'nothing-left', number: order.number, paymentState };
    const unique = freeReference(known, reference ?? `received ${known.length + 1}`);
    const event = { amountCents, reference: unique };
    await appendPayment(tx, subject, { ...event, kind: 'received', actor, reason: reason ?? null });
    const next = await followPayment(tx, order, actor);
    if (isTransfer(order.payment)) {
      const { openCents: dueCents } = order;
      await enqueuePaymentMail(tx, { kind: 'received', orderId: order.id, ...event, dueCents });
    }
    return { ok: true, number: order.number, paymentState: next, amountCents };
  });
}
