import { asc, eq } from 'drizzle-orm';
import { balanceOf, type PaymentState } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { refundsOf, writeProposal } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import { paymentSubject } from './order-history.server';
import { dueRefundCents, paymentFigures, type SoldLine } from './refund-amount';
import { withReturnedDeposits } from './returned-deposits.server';
import { orderLines, orders } from './tables';

type Order = typeof orders.$inferSelect;

function linesOf({ db }: Context, { id }: Pick<Order, 'id'>) {
  return db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position));
}

/**
 * After each change of goods or money: the order's payment state and open amount, and a proposal of what was paid too much.
 * The order is locked.
 */
export async function followPayment(
  tx: Context,
  order: Order,
  actor: Actor,
  changedLines?: readonly (SoldLine & { id: string })[],
): Promise<PaymentState> {
  const subject = paymentSubject(order);
  const sold: readonly (SoldLine & { id: string })[] = changedLines ?? (await linesOf(tx, order));
  const lines = await withReturnedDeposits(tx, sold);
  const ledger = await ledgerOf(tx, subject);
  const refunds = ledger.length > 0 ? await refundsOf(tx, subject) : [];
  const figures = paymentFigures(order, lines, ledger, refunds);
  await tx.db.update(orders).set(figures).where(eq(orders.id, order.id));
  if (ledger.length > 0)
    await writeProposal(tx, subject, dueRefundCents(order, lines, balanceOf(ledger), refunds), actor);
  return figures.paymentState;
}
