import { eq } from 'drizzle-orm';
import { balanceOf } from '~/domain/payments/ledger';
import { isOnline } from '~/domain/payments/methods';
import { ledgerOf } from '~/domain/payments/record.server';
import { underWayCents } from '~/domain/payments/refund';
import { refundsOf } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import type { Change } from './change';
import { type HandOverPayment, tillReferences } from './hand-over-payment';
import { lockOrderNumbered } from './lock-order.server';
import { paymentSubject } from './order-history.server';
import { recordPayment } from './record-payment.server';
import { owedCents } from './refund-amount';
import { soldLines } from './refund-order.server';
import { orders } from './tables';

interface SettledHandOver extends Change {
  how: HandOverPayment;
  /** Makes a second click of the same form count once. */
  key: string;
}

/**
 * In the transaction of a hand-over, after it. Money from the till is what the shopper owes for all goods that were
 * given so far; what is not paid stays open, and the order says how it is to be paid. An online payment stays one, with its rest from the till.
 */
export async function settleHandOver(
  tx: Context,
  number: string,
  { how, key, ...change }: SettledHandOver,
): Promise<void> {
  const order = await lockOrderNumbered(tx, number);
  if (!order) return;
  const isNamed = order.payment !== null && (how === 'offen' || isOnline(order.payment));
  if (!isNamed) {
    const payment = how === 'ueberweisung' ? 'vorkasse' : 'abholung';
    await tx.db.update(orders).set({ payment }).where(eq(orders.id, order.id));
  }
  const reference = tillReferences[how];
  if (reference === undefined) return;
  const given = (await soldLines(tx, order)).map((line) => ({
    ...line,
    cancelled: line.quantity - line.returned - line.lapsed - line.handedOver - line.shipped,
  }));
  const subject = paymentSubject(order);
  const refunds = await refundsOf(tx, subject);
  const hasPaid = balanceOf(await ledgerOf(tx, subject)) - underWayCents(refunds);
  const amountCents = owedCents(order, given, refunds) - hasPaid;
  if (amountCents > 0)
    await recordPayment(tx, number, { ...change, amountCents, reference: `${reference} ${key}` });
}
