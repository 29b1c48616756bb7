import { asc, eq, type SQL } from 'drizzle-orm';
import { balanceOf, chargedBackIn, receivedIn, refundedIn } from '~/domain/payments/ledger';
import { appendPayment, ledgerOf } from '~/domain/payments/record.server';
import type { bankTransfers } from '~/domain/payments/tables';
import { type TransferKind, transferReference } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { Change } from './change';
import { followPayment } from './follow-payment.server';
import { lockOrderNumbered } from './lock-order.server';
import type { ExpectingOrder } from './match-transfer';
import { paymentSubject } from './order-history.server';
import { recordPayment } from './record-payment.server';
import { enqueueChargebackMail } from './refund-mails.server';
import { stoppedText, stopUncoveredRefunds } from './stop-refunds.server';
import { orders } from './tables';

export type BankTransfer = typeof bankTransfers.$inferSelect;

export interface Booked {
  number: string;
  amountCents: Cents;
  /** Still to be paid. */
  openCents: Cents;
}

/** In a fixed order, so that two statements never lock each other out. */
export async function lockOrders(tx: Context, which: SQL | undefined): Promise<ExpectingOrder[]> {
  const found = await tx.db.select().from(orders).where(which).orderBy(asc(orders.id)).for('update');
  return found.map(({ confirmed, ...order }) => ({ ...order, iban: confirmed.seller.bank?.iban }));
}

/** What a locked order still costs. */
export async function openCentsOf(tx: Context, id: string): Promise<Cents> {
  const [after] = await tx.db.select({ openCents: orders.openCents }).from(orders).where(eq(orders.id, id));
  return after?.openCents ?? 0;
}

export type BookableTransfer = Pick<BankTransfer, 'id' | 'bookedOn' | 'note'> & {
  kind: TransferKind;
  amountCents: Cents;
};

/** Of money that goes back, at most what is there. @returns undefined if less came, or less was refunded */
async function bookReturn(
  tx: Context,
  { number }: Pick<ExpectingOrder, 'number'>,
  transfer: BookableTransfer,
  { actor, reason }: Change,
): Promise<true | undefined> {
  const order = await lockOrderNumbered(tx, number);
  if (!order) return undefined;
  const subject = paymentSubject(order);
  const ledger = await ledgerOf(tx, subject);
  const { amountCents } = transfer;
  const reference = transferReference(transfer);
  const why = [transfer.note, reason].filter(Boolean).join('; ') || null;
  if (transfer.kind === 'payment-returned') {
    if (receivedIn(ledger) - chargedBackIn(ledger) < amountCents) return undefined;
    const left = balanceOf(ledger) - amountCents;
    const stoppedCents = await stopUncoveredRefunds(tx, subject, left, 'die Zahlung wurde zurückgebucht');
    const told = [why, stoppedText(stoppedCents)].filter(Boolean).join('; ') || null;
    await appendPayment(tx, subject, { kind: 'charged-back', amountCents, reference, actor, reason: told });
    await enqueueChargebackMail(tx, order.id, { reference, amountCents, stoppedCents });
  } else {
    if (refundedIn(ledger) < amountCents) return undefined;
    const told = ['Eine Erstattung kam zurück', why].filter(Boolean).join(': ');
    await appendPayment(tx, subject, { kind: 'received', amountCents, reference, actor, reason: told });
  }
  await followPayment(tx, order, actor);
  return true;
}

/** Pays the order, or opens again what comes back. @returns undefined for a return of more than what went the other way */
export async function bookTransfer(
  tx: Context,
  order: Pick<ExpectingOrder, 'id' | 'number'>,
  transfer: BookableTransfer,
  change: Change,
): Promise<Booked | undefined> {
  const { number } = order;
  const { amountCents } = transfer;
  if (transfer.kind === 'payment') {
    const payment = { reference: transferReference(transfer), amountCents, ...change };
    const result = await recordPayment(tx, number, payment);
    if (!result.ok) throw new Error(`${number} takes no payment: ${result.code}`);
  } else if (!(await bookReturn(tx, order, transfer, change))) {
    return undefined;
  }
  return { number, amountCents, openCents: await openCentsOf(tx, order.id) };
}
