import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Period } from '~/values/german-month';
import { documents } from './tables';
import type { StoredDocument } from './write-document.server';

export type ListedDocument = StoredDocument;

interface Chosen {
  orderId?: string | undefined;
  between?: Period | undefined;
  companyCode?: string | undefined;
}

/** By company, in the order of their numbers. */
export function listDocuments(
  { db }: Pick<Context, 'db'>,
  { orderId, between, companyCode }: Chosen,
): Promise<ListedDocument[]> {
  return db
    .select()
    .from(documents)
    .where(
      and(
        orderId === undefined ? undefined : eq(documents.orderId, orderId),
        between && and(gte(documents.issuedAt, between.from), lt(documents.issuedAt, between.until)),
        companyCode === undefined ? undefined : eq(documents.companyCode, companyCode),
      ),
    )
    .orderBy(asc(documents.companyCode), asc(documents.issuedAt), asc(documents.number));
}
