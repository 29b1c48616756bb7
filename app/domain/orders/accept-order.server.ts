import { and, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Change } from './change';
import { isOpen, type OrderFulfilment } from './fulfilment';
import { lockOrderNumbered } from './lock-order.server';
import { awaitsOnlinePayment } from './order';
import { recordNote } from './record-note.server';
import { fulfilmentEvents } from './tables';

export type AcceptResult =
  | { ok: true; number: string }
  | { ok: false; code: 'unknown-order' }
  | { ok: false; code: 'not-open'; number: string; fulfilment: OrderFulfilment }
  | { ok: false; code: 'accepted-already'; number: string }
  | { ok: false; code: 'awaits-payment'; number: string };

/** The seller accepts the shopper's offer. */
export function acceptOrder(context: Context, typed: string, change: Change): Promise<AcceptResult> {
  return inTransaction(context, async (tx): Promise<AcceptResult> => {
    const order = await lockOrderNumbered(tx, typed);
    if (!order) return { ok: false, code: 'unknown-order' };
    const { id, number, fulfilment } = order;
    if (!isOpen(order)) return { ok: false, code: 'not-open', number, fulfilment };
    if (awaitsOnlinePayment(order)) return { ok: false, code: 'awaits-payment', number };
    const accepted = and(eq(fulfilmentEvents.orderId, id), eq(fulfilmentEvents.kind, 'accepted'));
    if ((await tx.db.$count(fulfilmentEvents, accepted)) > 0)
      return { ok: false, code: 'accepted-already', number };
    await recordNote(tx, id, { ...change, kind: 'accepted' });
    return { ok: true, number };
  });
}
