import { and, eq } from 'drizzle-orm';
import { freeReference, standingReceipts } from '~/domain/payments/ledger';
import { appendPayment, ledgerOf } from '~/domain/payments/record.server';
import { bankTransfers } from '~/domain/payments/tables';
import { dayOfTransfer, transferReference } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { isWithinBankDays } from '~/values/bank-days';
import { formatIsoDate, germanDate } from '~/values/german-date';
import type { BankTransfer } from './book-transfer.server';
import type { Change } from './change';
import { followPayment } from './follow-payment.server';
import { tillReferences } from './hand-over-payment';
import { lockOrderNumbered } from './lock-order.server';
import { numbersIn } from './match-transfer';
import { paymentSubject } from './order-history.server';
import { orders } from './tables';

type HandReceipt = Awaited<ReturnType<typeof ledgerOf>>[number];

/** Between staff's note and the bank's booking. */
const MAX_BANK_DAYS = 5;

const atTill = Object.values(tillReferences);

/** Money that comes by the bank is not what was taken at the till. */
const mayBeTransfer = ({ actorType, reference }: HandReceipt) =>
  actorType === 'staff' &&
  dayOfTransfer(reference) === undefined &&
  !atTill.some((words) => reference.startsWith(`${words} `));

type Told = Pick<BankTransfer, 'amountCents' | 'bookedOn'>;

/** What staff recorded of an order and a transfer may be: the same sum, about the same day. */
export async function handReceiptOf(
  context: Pick<Context, 'db'>,
  order: { id: string },
  { amountCents, bookedOn }: Told,
): Promise<HandReceipt | undefined> {
  const receipts = standingReceipts(await ledgerOf(context, paymentSubject(order)));
  return receipts.find(
    (receipt) =>
      mayBeTransfer(receipt) &&
      receipt.amountCents === amountCents &&
      isWithinBankDays(bookedOn, germanDate(receipt.at), MAX_BANK_DAYS),
  );
}

export interface RecordedByHand {
  number: string;
  receipt: HandReceipt;
}

/** Of a transfer that names one order, for the desk. */
export async function recordedByHand(
  { db }: Pick<Context, 'db'>,
  transfer: Told & Pick<BankTransfer, 'text'>,
): Promise<RecordedByHand | undefined> {
  const [number, other] = numbersIn(transfer.text);
  if (number === undefined || other !== undefined) return undefined;
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  const receipt = order && (await handReceiptOf({ db }, order, transfer));
  return receipt && { number, receipt };
}

type LinkTransferResult =
  | { ok: true; number: string }
  /** Or dealt with, or the payment was voided meanwhile. */
  | { ok: false; code: 'unknown-transfer' };

/** It is the payment that staff recorded: the ledger names the transfer in its place, and nothing is counted twice. */
export function linkTransfer(context: Context, id: string, change: Change): Promise<LinkTransferResult> {
  return inTransaction(context, async (tx): Promise<LinkTransferResult> => {
    const isMeant = and(
      eq(bankTransfers.id, id),
      eq(bankTransfers.state, 'open'),
      eq(bankTransfers.problem, 'recorded-by-hand'),
    );
    const [told] = await tx.db.select().from(bankTransfers).where(isMeant);
    const [number = ''] = told ? numbersIn(told.text) : [];
    const order = await lockOrderNumbered(tx, number);
    const [transfer] = await tx.db.select().from(bankTransfers).where(isMeant).for('update');
    const receipt = order && transfer && (await handReceiptOf(tx, order, transfer));
    if (!receipt) return { ok: false, code: 'unknown-transfer' };
    const { actor, reason = null } = change;
    const { amountCents } = receipt;
    const subject = paymentSubject(order);
    const same = `dieselbe Zahlung wie die Überweisung vom ${formatIsoDate(transfer.bookedOn)}`;
    const why = [same, reason].filter(Boolean).join('; ');
    const ledger = await ledgerOf(tx, subject);
    const reference = freeReference(ledger, transferReference(transfer));
    const entry = { amountCents, actor, reason: why };
    await appendPayment(tx, subject, { ...entry, kind: 'voided', reference: receipt.reference });
    await appendPayment(tx, subject, { ...entry, kind: 'received', reference });
    await followPayment(tx, order, actor);
    await tx.db
      .update(bankTransfers)
      .set({
        state: 'assigned',
        problem: null,
        subjects: [subject],
        actorType: actor.type,
        actorId: actor.id,
        reason,
      })
      .where(eq(bankTransfers.id, id));
    return { ok: true, number: order.number };
  });
}
