import { fileNameOf } from '~/domain/documents/document';
import { pdfOf } from '~/domain/documents/find-documents.server';
import { findLinkedOrder } from '~/domain/orders/order-links.server';
import { missingPdf, NO_SUCH_DOCUMENT, pdfAnswer } from '~/http/pdf-answer.server';
import { requestScope } from '~/http/request-scope';
import { orderLinkPaths } from '~/values/order-paths';
import type { Route } from './+types/bestellung.$token_.dokumente.$documentId';

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { token, documentId } = args.params;
  const linked = await findLinkedOrder(tenant, context, token);
  const found = linked && (await pdfOf(context, linked.order.id, documentId));
  if (found) return pdfAnswer({ name: fileNameOf(found), pdf: found.pdf });
  const to = orderLinkPaths(token).order;
  const { basename } = tenant;
  return missingPdf({ reason: NO_SUCH_DOCUMENT, to, label: 'Zur Bestellung', basename });
}
