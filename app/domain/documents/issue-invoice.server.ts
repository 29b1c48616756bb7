import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '~/domain/orders/change';
import { enqueueCorrection } from '~/domain/orders/document-jobs.server';
import { findOrder } from '~/domain/orders/find-order.server';
import { lockOrder } from '~/domain/orders/lock-order.server';
import { paymentSubject, piecesOfEvents } from '~/domain/orders/order-history.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { fulfilmentEvents } from '~/domain/orders/tables';
import { refundsOf } from '~/domain/payments/refunds.server';
import { invoicesFromShop } from '~/domain/tenancy/invoicing.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { germanDate } from '~/values/german-date';
import { type Buyer, mayBeIssued, missingOfSeller } from './document';
import { figuresOf } from './figures';
import { billedPieces, type Pieces, shippingShares } from './supply';
import { buyerOf, documentOfSource, documentsOfOrder, paidFor, writeDocument } from './write-document.server';

export type IssueResult =
  | { ok: true; id: string; isRepeated: boolean }
  /** The company's dealer system writes the invoices. */
  | { ok: false; code: 'issued-elsewhere' }
  /** § 14 (4) UStG. */
  | { ok: false; code: 'missing-seller'; missing: string[] }
  /** Above 250 EUR the buyer's address is asked for. */
  | { ok: false; code: 'missing-address' }
  | { ok: false; code: 'nothing-billed' };

const NOTHING: IssueResult = { ok: false, code: 'nothing-billed' };

export const sourceOfEvent = (eventId: number) => `event:${eventId}`;

type Event = typeof fulfilmentEvents.$inferSelect;

/** Hand-overs and shipments, the oldest first. */
export function suppliesOf({ db }: Pick<Context, 'db'>, orderId: string): Promise<Event[]> {
  return db
    .select()
    .from(fulfilmentEvents)
    .where(
      and(eq(fulfilmentEvents.orderId, orderId), inArray(fulfilmentEvents.kind, ['handed-over', 'shipped'])),
    )
    .orderBy(asc(fulfilmentEvents.id));
}

async function suppliedPieces(
  tx: Context,
  order: PlacedOrder,
  supplies: readonly Event[],
  eventId: number,
): Promise<{ before: Pieces; pieces: Pieces }> {
  const before = new Map<number, number>();
  const pieces = new Map<number, number>();
  const ids = supplies.map(({ id }) => id).filter((id) => id <= eventId);
  for (const part of await piecesOfEvents(tx, ids)) {
    const position = order.lines.find(({ id }) => id === part.lineId)?.position ?? 0;
    const sums = part.eventId === eventId ? pieces : before;
    sums.set(position, (sums.get(position) ?? 0) + part.quantity);
  }
  return { before, pieces };
}

/** For what one event supplied, once. `buyer`: where the order has no address. */
export function issueInvoice(
  context: Context,
  { orderId, eventId }: { orderId: string; eventId: number },
  { buyer: typed, ...change }: Change & { buyer?: Buyer | undefined },
): Promise<IssueResult> {
  return inTransaction(context, async (tx): Promise<IssueResult> => {
    await lockOrder(tx, orderId);
    const known = await documentOfSource(tx, sourceOfEvent(eventId));
    if (known) return { ok: true, id: known.id, isRepeated: true };
    const order = await findOrder(tx, orderId);
    const supplies = await suppliesOf(tx, orderId);
    const event = supplies.find(({ id }) => id === eventId);
    if (!order || !event) return NOTHING;
    if (!(await invoicesFromShop(tx, order.confirmed.seller.code)))
      return { ok: false, code: 'issued-elsewhere' };
    const missing = missingOfSeller(order.confirmed.seller);
    if (missing.length > 0) return { ok: false, code: 'missing-seller', missing };
    const shipping = event === supplies[0] ? shippingShares(order.confirmed.vat) : [];
    const supplied = await suppliedPieces(tx, order, supplies, eventId);
    const figures = figuresOf(billedPieces(order.lines, { ...supplied, shipping }));
    if (figures.totalCents === 0) return NOTHING;
    const own = buyerOf(order);
    const buyer = own.street === undefined ? (typed ?? own) : own;
    if (!mayBeIssued(buyer, figures.totalCents)) return { ok: false, code: 'missing-address' };
    const paidCents = await paidFor(tx, order, await documentsOfOrder(tx, orderId), figures.totalCents);
    if ((await refundsOf(tx, paymentSubject(order))).length > 0)
      await enqueueCorrection(tx, { orderId, eventId });
    const id = await writeDocument(
      tx,
      order,
      {
        source: sourceOfEvent(eventId),
        kind: 'invoice',
        buyer,
        figures,
        suppliedOn: germanDate(event.at),
        paidCents,
        corrects: [],
        reason: null,
      },
      change,
    );
    return { ok: true, id, isRepeated: false };
  });
}
