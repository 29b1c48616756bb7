import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { placedMillisecond, withLines } from './find-order.server';
import type { OrderFulfilment } from './fulfilment';
import { lockOrderNumbered } from './lock-order.server';
import type { OrderCursor } from './order-cursor';
import { addNote } from './order-notes.server';
import { canonicalOrderNumber } from './order-number';
import type { PlacedOrder } from './placed-order';
import { fulfilmentEvents, orders } from './tables';

interface DealerFilter {
  locationId: string;
  fulfilments: readonly OrderFulfilment[];
  after: OrderCursor | undefined;
  limit: number;
}

/** The oldest first. @returns one more than `limit` if the list goes on */
export async function dealerOrders(
  context: Context,
  { locationId, fulfilments, after, limit }: DealerFilter,
): Promise<PlacedOrder[]> {
  const isAfter =
    after &&
    or(
      gt(placedMillisecond, after.placedAt),
      and(eq(placedMillisecond, after.placedAt), gt(orders.id, after.id)),
    );
  const found = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.locationId, locationId), inArray(orders.fulfilment, [...fulfilments]), isAfter))
    .orderBy(asc(placedMillisecond), asc(orders.id))
    .limit(limit + 1);
  return withLines(context, found);
}

export async function ordersByNumber(context: Context, numbers: readonly string[]): Promise<PlacedOrder[]> {
  if (numbers.length === 0) return [];
  const canonicalNumbers = numbers.map(canonicalOrderNumber);
  return withLines(
    context,
    await context.db.select().from(orders).where(inArray(orders.number, canonicalNumbers)),
  );
}

/** Ids of those that the seller has accepted. */
export async function acceptedAmong({ db }: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { orderId, kind } = fulfilmentEvents;
  const rows = await db
    .select({ orderId })
    .from(fulfilmentEvents)
    .where(and(inArray(orderId, [...ids]), eq(kind, 'accepted')));
  return new Set(rows.map((row) => row.orderId));
}

export type RecordInvoiceResult =
  | { ok: true }
  | { ok: false; code: 'unknown-order' }
  | { ok: false; code: 'other-invoice'; invoiceNumber: string };

/** Of the dealer's own system; staff see it as a note. The same number again changes nothing. */
export function recordInvoice(
  context: Context,
  number: string,
  { invoiceNumber, staff }: { invoiceNumber: string; staff: string },
): Promise<RecordInvoiceResult> {
  return inTransaction(context, async (tx): Promise<RecordInvoiceResult> => {
    const order = await lockOrderNumbered(tx, number);
    if (!order) return { ok: false, code: 'unknown-order' };
    if (order.invoiceNumber === invoiceNumber) return { ok: true };
    if (order.invoiceNumber !== null)
      return { ok: false, code: 'other-invoice', invoiceNumber: order.invoiceNumber };
    await tx.db.update(orders).set({ invoiceNumber }).where(eq(orders.id, order.id));
    await addNote(tx, { orderId: order.id, staff, text: `Rechnung ${invoiceNumber} geschrieben` });
    return { ok: true };
  });
}
