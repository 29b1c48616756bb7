import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type DocumentKind, documentKinds, documentNumber } from '~/domain/documents/document';
import { documents } from '~/domain/documents/tables';
import { canonicalOrderNumber } from '~/domain/orders/order-number';
import { orders } from '~/domain/orders/tables';
import type { Context } from '~/platform/context';
import type { Period } from '~/values/german-month';
import type { KeysetPage } from '~/values/keyset-page';
import type { Cents } from '~/values/money';

export interface DocumentFilter {
  /** Of a document, or of an order. */
  number: string;
  between: Period | undefined;
}

export interface DocumentCursor {
  issuedAt: Date;
  id: string;
}

export interface ListedPaper {
  id: string;
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
  issuedOn: string;
  orderNumber: string;
  buyer: string;
  totalCents: Cents;
  /** The PDF is there. */
  isDrawn: boolean;
}

const MAX_DOCUMENT_NUMBER = 999_999_999;

function numbered(db: Context['db'], typed: string): SQL | undefined {
  const [, digits] = /^(?:r[ek]-?)?(\d{1,9})$/i.exec(typed) ?? [];
  const count = Math.min(Number(digits), MAX_DOCUMENT_NUMBER);
  if (digits)
    return inArray(
      documents.number,
      documentKinds.map((kind) => documentNumber(kind, count)),
    );
  const named = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, canonicalOrderNumber(typed)));
  return inArray(documents.orderId, named);
}

/** The newest first. @returns one more than `limit` if the list goes on */
export function locationDocuments(
  { db }: Context,
  locationId: string,
  { number, between }: DocumentFilter,
  { after, limit }: KeysetPage<DocumentCursor>,
): Promise<ListedPaper[]> {
  const { data, issuedAt, id } = documents;
  return db
    .select({
      id,
      kind: documents.kind,
      number: documents.number,
      issuedAt,
      issuedOn: sql<string>`${data}->>'issuedOn'`,
      orderNumber: sql<string>`${data}->'order'->>'number'`,
      buyer: sql<string>`coalesce(${data}->'buyer'->>'company', concat_ws(' ', ${data}->'buyer'->>'firstName', ${data}->'buyer'->>'lastName'))`,
      totalCents: sql<number>`(${data}->'figures'->>'totalCents')::int`,
      isDrawn: sql<boolean>`${documents.pdf} is not null`,
    })
    .from(documents)
    .where(
      and(
        eq(documents.locationId, locationId),
        number === '' ? undefined : numbered(db, number),
        between && and(gte(issuedAt, between.from), lt(issuedAt, between.until)),
        after && sql`(${issuedAt}, ${id}) < (${after.issuedAt}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(issuedAt), desc(id))
    .limit(limit + 1);
}
