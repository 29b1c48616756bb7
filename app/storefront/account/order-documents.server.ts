import type { DocumentView } from '~/domain/documents/components/document-list';
import { documentNames } from '~/domain/documents/document';
import { drawnDocuments } from '~/domain/documents/find-documents.server';
import type { Context } from '~/platform/context';
import { formatIsoDate } from '~/values/german-date';

export async function orderDocuments(
  context: Context,
  orderId: string,
  pathOf: (documentId: string) => string,
): Promise<DocumentView[]> {
  const found = await drawnDocuments(context, orderId);
  return found.map(({ id, kind, number, issuedOn, totalCents }) => ({
    name: `${documentNames[kind]} ${number}`,
    day: formatIsoDate(issuedOn),
    cents: kind === 'invoice' ? totalCents : -totalCents,
    to: pathOf(id),
  }));
}
