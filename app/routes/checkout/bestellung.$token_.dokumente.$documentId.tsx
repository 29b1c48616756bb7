import { fileNameOf } from '~/domain/documents/document';
import { pdfOf } from '~/domain/documents/find-documents.server';
import { findLinkedOrder } from '~/domain/orders/order-links.server';
import { pdfAnswer } from '~/http/pdf-answer';
import { requestScope } from '~/http/request-scope';
import type { Route } from './+types/bestellung.$token_.dokumente.$documentId';

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { token, documentId } = args.params;
  const linked = await findLinkedOrder(tenant, context, token);
  const found = linked && (await pdfOf(context, linked.order.id, documentId));
  return pdfAnswer(found && { name: fileNameOf(found), pdf: found.pdf });
}
