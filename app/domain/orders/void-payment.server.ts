import { balanceOf, type LedgerEntry, standingReceipts } from '~/domain/payments/ledger';
import { isTransfer } from '~/domain/payments/methods';
import { appendPayment, ledgerOf } from '~/domain/payments/record.server';
import { refundableCents } from '~/domain/payments/refund';
import { refundsOf } from '~/domain/payments/refunds.server';
import { dayOfTransfer } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { openCentsOf } from './book-transfer.server';
import type { Change } from './change';
import { followPayment } from './follow-payment.server';
import { lockOrderNumbered } from './lock-order.server';
import { paymentSubject } from './order-history.server';
import { enqueuePaymentMail } from './payment-mails.server';
import type { orders } from './tables';

export type VoidPaymentResult =
  | { ok: true; number: string; amountCents: Cents; openCents: Cents }
  | { ok: false; code: 'unknown-order' | 'unknown-payment' }
  /** Part of it was given back, or is about to be. */
  | { ok: false; code: 'given-back'; possibleCents: Cents };

type Order = typeof orders.$inferSelect;

/** The order is locked. @param receipt that counts */
export async function voidReceipt(
  tx: Context,
  order: Order,
  receipt: LedgerEntry,
  { actor, reason }: Change,
): Promise<Extract<VoidPaymentResult, { ok: true } | { code: 'given-back' }>> {
  const subject = paymentSubject(order);
  const [ledger, refunds] = [await ledgerOf(tx, subject), await refundsOf(tx, subject)];
  const possibleCents = refundableCents(balanceOf(ledger), refunds);
  const { reference, amountCents } = receipt;
  if (amountCents > possibleCents) return { ok: false, code: 'given-back', possibleCents };
  await appendPayment(tx, subject, { kind: 'voided', amountCents, reference, actor, reason: reason ?? null });
  await followPayment(tx, order, actor);
  const openCents = await openCentsOf(tx, order.id);
  if (isTransfer(order.payment) && openCents > 0)
    await enqueuePaymentMail(tx, { kind: 'voided', orderId: order.id, reference, amountCents });
  return { ok: true, number: order.number, amountCents, openCents };
}

/** Money that was recorded by mistake. Voiding it twice is voiding it once. @param reference of the entry in the ledger */
export function voidPayment(
  context: Context,
  number: string,
  { reference, ...change }: Change & { reference: string },
): Promise<VoidPaymentResult> {
  return inTransaction(context, async (tx): Promise<VoidPaymentResult> => {
    const order = await lockOrderNumbered(tx, number);
    if (!order) return { ok: false, code: 'unknown-order' };
    const ledger = await ledgerOf(tx, paymentSubject(order));
    const receipt = voidableReceipts(ledger).find((entry) => entry.reference === reference);
    if (receipt) return voidReceipt(tx, order, receipt, change);
    const before = ledger.find((entry) => entry.kind === 'voided' && entry.reference === reference);
    if (!before) return { ok: false, code: 'unknown-payment' };
    return { ok: true, number: order.number, amountCents: before.amountCents, openCents: order.openCents };
  });
}

/** Recorded by staff, without a transfer or a provider that has told of it. */
export function voidableReceipts<Entry extends LedgerEntry & { actorType: string }>(
  ledger: readonly Entry[],
): Entry[] {
  return standingReceipts(ledger).filter(
    ({ actorType, reference }) => actorType === 'staff' && dayOfTransfer(reference) === undefined,
  );
}
