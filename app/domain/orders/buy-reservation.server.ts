import { eq } from 'drizzle-orm';
import { keepAllocations } from '~/domain/catalog/inventory/release.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Change } from './change';
import { canBeGivenUp } from './fulfilment';
import { lockOrderNumbered } from './lock-order.server';
import { recordNote } from './record-note.server';
import { orders } from './tables';

export type BuyReservationResult =
  | { ok: true; number: string }
  | { ok: false; code: 'unknown-order' }
  /** A purchase already, or no longer open. */
  | { ok: false; code: 'no-open-reservation'; number: string }
  /** The buyer was shown another one. */
  | { ok: false; code: 'changed'; number: string };

/**
 * The shopper has decided at the location; the same pieces are paid for when they are collected.
 * @param isShown asked with the order locked: whether it still is what the buyer has agreed to
 */
export function buyReservation(
  context: Context,
  typed: string,
  change: Change,
  isShown: (tx: Context) => Promise<boolean> = async () => true,
): Promise<BuyReservationResult> {
  return inTransaction(context, async (tx): Promise<BuyReservationResult> => {
    const order = await lockOrderNumbered(tx, typed);
    if (!order) return { ok: false, code: 'unknown-order' };
    const { id, number } = order;
    if (!canBeGivenUp(order)) return { ok: false, code: 'no-open-reservation', number };
    if (!(await isShown(tx))) return { ok: false, code: 'changed', number };
    await tx.db
      .update(orders)
      .set({
        orderType: 'kauf',
        payment: 'abholung',
        heldUntil: null,
        emailKey: null,
        phoneKey: null,
        networkKey: null,
      })
      .where(eq(orders.id, id));
    await keepAllocations(tx, { type: 'order', id });
    await recordNote(tx, id, { ...change, kind: 'bought' });
    return { ok: true, number };
  });
}
