import { and, eq, inArray } from 'drizzle-orm';
import { standingReceipt } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { bankTransfers } from '~/domain/payments/tables';
import { transferReference } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import type { Change } from './change';
import { orderIdOf, paymentSubject } from './order-history.server';
import { orders } from './tables';
import { voidReceipt } from './void-payment.server';

export type ReleaseTransferResult =
  | { ok: true; numbers: string[] }
  /** Or not assigned, or a return of money. */
  | { ok: false; code: 'unknown-transfer' }
  /** Of its money something was given back. */
  | { ok: false; code: 'given-back'; number: string; possibleCents: Cents };

/** It belongs to no order after all: what it paid is open again. */
export function releaseTransfer(
  context: Context,
  id: string,
  change: Change,
): Promise<ReleaseTransferResult> {
  return inTransaction(context, async (tx): Promise<ReleaseTransferResult> => {
    const isMeant = and(
      eq(bankTransfers.id, id),
      eq(bankTransfers.state, 'assigned'),
      eq(bankTransfers.kind, 'payment'),
    );
    const [known] = await tx.db.select().from(bankTransfers).where(isMeant);
    const ids = known?.subjects.flatMap((subject) => orderIdOf(subject) ?? []) ?? [];
    if (ids.length === 0) return { ok: false, code: 'unknown-transfer' };
    const paid = await tx.db
      .select()
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(orders.id)
      .for('update');
    const [transfer] = await tx.db.select().from(bankTransfers).where(isMeant).for('update');
    if (!transfer) return { ok: false, code: 'unknown-transfer' };
    for (const order of paid) {
      const ledger = await ledgerOf(tx, paymentSubject(order));
      const receipt = standingReceipt(ledger, transferReference(transfer));
      if (!receipt) return { ok: false, code: 'unknown-transfer' };
      const result = await voidReceipt(tx, order, receipt, change);
      if (!result.ok) return { ...result, number: order.number };
    }
    const { actor, reason = null } = change;
    await tx.db
      .update(bankTransfers)
      .set({ state: 'open', subjects: [], actorType: actor.type, actorId: actor.id, reason })
      .where(eq(bankTransfers.id, id));
    return { ok: true, numbers: paid.map(({ number }) => number) };
  });
}
