import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { isBeingPaid } from '~/domain/payments/payments.server';
import type { Context } from '~/platform/context';
import { changeFulfilment } from './change-fulfilment.server';
import { openFulfilments } from './fulfilment';
import { inBatches } from './in-batches.server';
import { paymentSubject } from './order-history.server';
import { orders } from './tables';

/** Reservations lapse; a purchase is cancelled, unless money came or is on its way. @param afterCancelling of a purchase, in its transaction */
export function endHolds(
  context: Context,
  afterCancelling?: (tx: Context, order: { cartId: string }) => Promise<void>,
): Promise<void> {
  const isOver = and(inArray(orders.fulfilment, openFulfilments), lte(orders.heldUntil, context.now()));
  return inBatches(context, isOver, asc(orders.heldUntil), async (tx, { id, cartId, orderType }) => {
    if (await isBeingPaid(tx, paymentSubject({ id }))) return;
    const ended = await changeFulfilment(tx, eq(orders.id, id), {
      kind: () => (orderType === 'kauf' ? 'cancelled' : 'lapsed'),
      isAllowed: ({ heldUntil, paymentState }) =>
        heldUntil !== null &&
        heldUntil <= tx.now() &&
        (orderType === 'reservierung' || paymentState === 'open'),
      actor: { type: 'job', id: 'end-holds' },
      reason: 'held no longer',
    });
    if (ended.ok && orderType === 'kauf') await afterCancelling?.(tx, { cartId });
  });
}
