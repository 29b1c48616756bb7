import { ownerOfUser } from '~/domain/accounts/visitor';
import { fileNameOf } from '~/domain/documents/document';
import { pdfOf } from '~/domain/documents/find-documents.server';
import { orderOf } from '~/domain/orders/find-order.server';
import { requireUserFrom } from '~/http/guards.server';
import { pdfAnswer } from '~/http/pdf-answer';
import { accountScope } from '~/http/request-scope';
import { ordersPath } from '~/paths';
import type { Route } from './+types/account_.orders.$orderId.dokumente.$documentId';

export const middleware: Route.MiddlewareFunction[] = [requireUserFrom(ordersPath)];

export async function loader(args: Route.LoaderArgs) {
  const { context, user } = accountScope(args.context);
  const { orderId, documentId } = args.params;
  const order = await orderOf(context, ownerOfUser(user.id), orderId);
  const found = order && (await pdfOf(context, order.id, documentId));
  return pdfAnswer(found && { name: fileNameOf(found), pdf: found.pdf });
}
