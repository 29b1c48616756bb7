import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueCorrectedParcel } from './event-mails.server';
import { lockOrderNumbered } from './lock-order.server';
import { addNote } from './order-notes.server';
import { parcelText, parseParcel } from './parcel';
import { fulfilmentEvents } from './tables';

export type ChangeParcelResult =
  | { ok: true }
  | { ok: false; code: 'unknown-order' | 'unknown-parcel' }
  /** It cannot be one of this carrier. */
  | { ok: false; code: 'no-number' };

interface ChangeParcel {
  /** As it was entered. */
  from: string;
  to: string;
  staff: string;
  /** The shopper gets the right number by mail. */
  isTold: boolean;
}

const compact = (typed: string) => typed.replaceAll(/\s/g, '');

/** A slip in the number of a parcel. What stood there before is a note of the order. Changing it twice is changing it once. */
export function changeParcel(
  context: Context,
  number: string,
  { from, to, staff, isTold }: ChangeParcel,
): Promise<ChangeParcelResult> {
  return inTransaction(context, async (tx): Promise<ChangeParcelResult> => {
    const order = await lockOrderNumbered(tx, number);
    if (!order) return { ok: false, code: 'unknown-order' };
    const events = await tx.db
      .select()
      .from(fulfilmentEvents)
      .where(and(eq(fulfilmentEvents.orderId, order.id), eq(fulfilmentEvents.kind, 'shipped')))
      .orderBy(desc(fulfilmentEvents.id));
    const event = events.find(({ parcels }) => parcels.some((parcel) => parcel.number === from));
    const wrong = event?.parcels.find((parcel) => parcel.number === from);
    const isDone = events.some(({ parcels }) => parcels.some((parcel) => parcel.number === compact(to)));
    if (!event || !wrong) return isDone ? { ok: true } : { ok: false, code: 'unknown-parcel' };
    const right = parseParcel(wrong.carrier, to);
    if (!right) return { ok: false, code: 'no-number' };
    if (right.number === from) return { ok: true };
    const parcels = event.parcels.map((parcel) => (parcel === wrong ? right : parcel));
    await tx.db.update(fulfilmentEvents).set({ parcels }).where(eq(fulfilmentEvents.id, event.id));
    const text = `Sendungsnummer berichtigt: ${parcelText(wrong)} ist ${parcelText(right)}.`;
    await addNote(tx, { orderId: order.id, staff, text });
    if (isTold) await enqueueCorrectedParcel(tx, event.id, right.number);
    return { ok: true };
  });
}
