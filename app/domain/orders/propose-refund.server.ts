import { balanceOf } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { refundsOf, writeProposal } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import { paymentSubject } from './order-history.server';
import { dueRefundCents, type SoldLine } from './refund-amount';
import type { orders } from './tables';

/** After each change of goods or money: what was paid too much waits for staff. The order is locked. */
export async function proposeRefund(
  tx: Context,
  order: typeof orders.$inferSelect,
  lines: readonly SoldLine[],
  actor: Actor,
): Promise<void> {
  const subject = paymentSubject(order);
  const [ledger, refunds] = [await ledgerOf(tx, subject), await refundsOf(tx, subject)];
  if (ledger.length === 0) return;
  await writeProposal(tx, subject, dueRefundCents(order, lines, balanceOf(ledger), refunds), actor);
}
