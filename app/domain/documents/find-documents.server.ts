import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '~/domain/orders/tables';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { DocumentData, DocumentKind } from './document';
import { documents } from './tables';

export interface DrawnDocument {
  id: string;
  kind: DocumentKind;
  number: string;
  issuedOn: string;
  totalCents: Cents;
}

export async function drawnDocuments({ db }: Pick<Context, 'db'>, orderId: string): Promise<DrawnDocument[]> {
  const found = await db
    .select({ id: documents.id, kind: documents.kind, number: documents.number, data: documents.data })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), isNotNull(documents.pdf)))
    .orderBy(asc(documents.issuedAt), asc(documents.number));
  return found.map(({ data, ...document }) => ({
    ...document,
    issuedOn: data.issuedOn,
    totalCents: data.figures.totalCents,
  }));
}

/** The caller has checked who may see the order. */
export async function pdfOf(
  { db }: Pick<Context, 'db'>,
  orderId: string,
  id: string,
): Promise<{ kind: DocumentKind; number: string; pdf: Buffer } | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await db
    .select({ kind: documents.kind, number: documents.number, pdf: documents.pdf })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.id, id)));
  return found?.pdf ? { ...found, pdf: found.pdf } : undefined;
}

/** All data of the documents of a person's orders (Art. 15 GDPR). */
export async function exportDocuments({ db }: Pick<Context, 'db'>, owner: string): Promise<DocumentData[]> {
  const found = await db
    .select({ data: documents.data })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.ownerId, owner))
    .orderBy(asc(documents.issuedAt));
  return found.map(({ data }) => data);
}
