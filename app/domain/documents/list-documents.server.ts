import { and, asc, eq, getTableColumns, gte, inArray, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Period } from '~/values/german-month';
import { documents } from './tables';
import type { StoredDocument } from './write-document.server';

/** A month of files is too much at once. */
export type ListedDocument = Omit<StoredDocument, 'pdf'>;

interface Chosen {
  orderIds?: readonly string[] | undefined;
  between?: Period | undefined;
  companyCode?: string | undefined;
  locationId?: string | undefined;
}

/** By company, in the order of their numbers. */
export function listDocuments(
  { db }: Pick<Context, 'db'>,
  { orderIds, between, companyCode, locationId }: Chosen,
): Promise<ListedDocument[]> {
  const { pdf: _pdf, ...columns } = getTableColumns(documents);
  return db
    .select(columns)
    .from(documents)
    .where(
      and(
        orderIds && inArray(documents.orderId, [...orderIds]),
        between && and(gte(documents.issuedAt, between.from), lt(documents.issuedAt, between.until)),
        companyCode === undefined ? undefined : eq(documents.companyCode, companyCode),
        locationId === undefined ? undefined : eq(documents.locationId, locationId),
      ),
    )
    .orderBy(asc(documents.companyCode), asc(documents.issuedAt), asc(documents.number));
}
