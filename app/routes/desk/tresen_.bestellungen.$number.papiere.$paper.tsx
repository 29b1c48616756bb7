import { nothingToShow, orderPapers, paperKinds, paperNames } from '~/domain/desk/papers';
import { orderPaper } from '~/domain/documents/delivery-note.server';
import { fileNameOf } from '~/domain/documents/document';
import { pdfOf } from '~/domain/documents/find-documents.server';
import { orderOfDesk } from '~/http/desk/order-extra.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { requireUser } from '~/http/guards.server';
import { missingPdf, NO_SUCH_DOCUMENT, pdfAnswer } from '~/http/pdf-answer.server';
import { deskOrderPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen_.bestellungen.$number.papiere.$paper';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ context: routerContext, params }: Route.LoaderArgs) {
  const desk = await requireDesk(routerContext);
  const { tenant, context } = desk;
  const { order } = await orderOfDesk(desk, params.number);
  const paper = orderPapers.find((one) => one === params.paper);
  const missing = (reason: string) => {
    const to = deskOrderPath(order.number);
    return missingPdf({ reason, to, label: `Zur Bestellung ${order.number}`, basename: tenant.basename });
  };
  if (!paper) {
    const found = await pdfOf(context, order.id, params.paper);
    return found ? pdfAnswer({ name: fileNameOf(found), pdf: found.pdf }) : missing(NO_SUCH_DOCUMENT);
  }
  const drawn = await orderPaper(context, order, tenant.location, paperKinds[paper]);
  if (!drawn.ok) return missing(nothingToShow[paper]);
  return pdfAnswer({ name: `${paperNames[paper]}-${order.number}.pdf`, pdf: drawn.pdf });
}
