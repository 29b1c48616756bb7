import { asc, eq, sql } from 'drizzle-orm';
import type { Change } from '~/domain/orders/change';
import { paymentSubject } from '~/domain/orders/order-history.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { balanceOf } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { reductionsOf } from '~/domain/payments/refund';
import { refundsOf } from '~/domain/payments/refunds.server';
import { shippingText } from '~/domain/tenancy/delivery';
import type { Context } from '~/platform/context';
import { germanDate } from '~/values/german-date';
import type { Cents } from '~/values/money';
import { type Buyer, type DocumentData, type DocumentKind, documentNumber } from './document';
import { documentNumbers, documents } from './tables';

export type StoredDocument = typeof documents.$inferSelect;

export function documentsOfOrder({ db }: Pick<Context, 'db'>, orderId: string): Promise<StoredDocument[]> {
  return db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.issuedAt), asc(documents.number));
}

export async function documentOfSource(
  { db }: Pick<Context, 'db'>,
  source: string,
): Promise<StoredDocument | undefined> {
  const [found] = await db.select().from(documents).where(eq(documents.source, source));
  return found;
}

export function buyerOf({ contact: { firstName, lastName }, address }: PlacedOrder): Buyer {
  if (!address) return { firstName, lastName };
  const { company, street, postcode, city } = address;
  return { firstName, lastName, ...(company && { company }), street, postcode, city };
}

/** The part of the received money that is left for a new invoice. */
export async function paidFor(
  tx: Context,
  order: PlacedOrder,
  known: readonly StoredDocument[],
  totalCents: Cents,
): Promise<Cents> {
  const subject = paymentSubject(order);
  const balance = balanceOf(await ledgerOf(tx, subject));
  const sumOf = (kind: DocumentKind) =>
    known.reduce((sum, one) => sum + (one.kind === kind ? one.data.figures.totalCents : 0), 0);
  const corrected = sumOf('correction');
  const billed = sumOf('invoice') - corrected;
  // Of what went back before the supply, a correction follows the invoice. What is still on its way is in the balance.
  const gone = (await refundsOf(tx, subject)).filter(({ state }) => state === 'done');
  const reduced = Math.max(0, reductionsOf(gone) - corrected);
  return Math.min(totalCents, Math.max(0, balance + reduced - billed));
}

type NewDocument = Pick<
  DocumentData,
  'buyer' | 'figures' | 'suppliedOn' | 'paidCents' | 'corrects' | 'reason'
>;

/** The last statement of a transaction that has locked the order: other documents of the company wait for it. */
export async function writeDocument(
  { db, now }: Context,
  order: PlacedOrder,
  { source, kind, ...draft }: NewDocument & { source: string; kind: DocumentKind },
  { actor, reason }: Change,
): Promise<string> {
  const { seller, title, city } = order.confirmed;
  const [counted] = await db
    .insert(documentNumbers)
    .values({ companyCode: seller.code, last: 1 })
    .onConflictDoUpdate({
      target: documentNumbers.companyCode,
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning();
  if (!counted) throw new Error(`there is no number for a document of ${seller.code}`);
  const data: DocumentData = {
    ...draft,
    kind,
    number: documentNumber(kind, counted.last),
    issuedOn: germanDate(now()),
    order: { number: order.number, placedOn: germanDate(order.placedAt) },
    seller,
    place: `${title}, ${city}`,
    ...(order.delivery === 'versand' && {
      deliverTo: order.address?.deliverTo,
      shipping: shippingText(order.confirmed.carriers),
    }),
    method: order.payment,
  };
  const [written] = await db
    .insert(documents)
    .values({
      companyCode: seller.code,
      kind,
      number: data.number,
      locationId: order.locationId,
      orderId: order.id,
      source,
      actorType: actor.type,
      actorId: actor.id,
      reason: reason ?? null,
      issuedAt: now(),
      data,
    })
    .returning({ id: documents.id });
  if (!written) throw new Error(`the document ${data.number} of ${seller.code} was not written`);
  return written.id;
}
