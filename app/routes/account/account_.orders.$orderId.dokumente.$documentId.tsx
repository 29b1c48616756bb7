import { ownerOfUser } from '~/domain/accounts/visitor';
import { fileNameOf } from '~/domain/documents/document';
import { pdfOf } from '~/domain/documents/find-documents.server';
import { orderOf } from '~/domain/orders/find-order.server';
import { requireUserFrom } from '~/http/guards.server';
import { missingPdf, NO_SUCH_DOCUMENT, pdfAnswer } from '~/http/pdf-answer.server';
import { accountScope } from '~/http/request-scope';
import { ordersPath } from '~/paths';
import type { Route } from './+types/account_.orders.$orderId.dokumente.$documentId';

export const middleware: Route.MiddlewareFunction[] = [requireUserFrom(ordersPath)];

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const { orderId, documentId } = args.params;
  const order = await orderOf(context, ownerOfUser(user.id), orderId);
  const found = order && (await pdfOf(context, order.id, documentId));
  if (found) return pdfAnswer({ name: fileNameOf(found), pdf: found.pdf });
  const { basename } = tenant;
  return missingPdf({ reason: NO_SUCH_DOCUMENT, to: ordersPath, label: 'Zu Ihren Bestellungen', basename });
}
