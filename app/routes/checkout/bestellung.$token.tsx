import { data, redirect } from 'react-router';
import { DocumentList } from '~/domain/documents/components/document-list';
import { canBeCancelled } from '~/domain/orders/cancelling';
import { cancelByOwner } from '~/domain/orders/change-fulfilment.server';
import { claimOrder, isOfNobody } from '~/domain/orders/claim-orders.server';
import { LinkedOrder } from '~/domain/orders/components/linked-order';
import { canBeGivenUp } from '~/domain/orders/fulfilment';
import { lastDayText } from '~/domain/orders/hold';
import { cancelledTexts, cancelMessage, NOT_PROLONGABLE } from '~/domain/orders/messages';
import type { OrderType } from '~/domain/orders/order';
import { orderLinkEnd } from '~/domain/orders/order-link';
import { findLinkedOrder } from '~/domain/orders/order-links.server';
import { paymentNotices } from '~/domain/orders/pay-messages';
import { paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import { prolongReservation } from '~/domain/orders/prolong-reservation.server';
import { prolongedHold } from '~/domain/orders/reservation-rule';
import { notBoughtNotice } from '~/http/checkout/buy-reservation.server';
import { servicesContext } from '~/http/contexts';
import { noStore } from '~/http/no-store';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { homePath } from '~/paths';
import { orderDocuments } from '~/storefront/account/order-documents.server';
import { orderPage } from '~/storefront/account/order-page.server';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { orderLinkPaths } from '~/values/order-paths';
import type { Route } from './+types/bestellung.$token';

const noticesOf = (orderType: OrderType): Record<string, string> => ({
  storniert: cancelledTexts[orderType],
  verlaengert: 'Die Reservierung ist verlängert.',
  uebernommen: 'Die Bestellung steht jetzt in Ihrem Konto.',
  ...paymentNotices,
});

export const handle: PageHandle = { isStatic: true };

export function headers() {
  return { ...noStore(), 'x-robots-tag': 'noindex, nofollow' };
}

/** Changes nothing: mail programs open links before people do. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const seo = accountSeo(tenant, homePath, 'Ihre Bestellung');
  const found = await findLinkedOrder(tenant, context, args.params.token);
  const { providers } = args.context.get(servicesContext);
  const standing = found && (await paymentStanding(context, found.order, providers));
  const order = standing && (await orderPage(tenant, context, standing));
  if (!found || !order)
    return data({ order: undefined, documents: [], warning: undefined, seo }, { status: 404 });
  const { progress, ...shown } = order;
  const prolonged = prolongedHold(found.order, tenant.location, context.now());
  return {
    notice: noticeOf(args.url, noticesOf(found.order.orderType)),
    warning: notBoughtNotice(args.url, found.order),
    order: {
      ...shown,
      progress: {
        ...progress,
        buyTo: progress.buyTo && orderLinkPaths(args.params.token).buy,
        cancelTo: undefined,
      },
      ...payOffer(standing, orderLinkPaths(args.params.token).pay),
    },
    orderType: found.order.orderType,
    payment: found.order.payment,
    canBeClaimed: visitor.user !== undefined && isOfNobody(found.order),
    canBeGivenUp: canBeGivenUp(found.order),
    canBeCancelled: canBeCancelled(found.order),
    prolongedText: prolonged && lastDayText(prolonged.until),
    linkEnd: orderLinkEnd(found),
    documents: await orderDocuments(context, found.order.id, (id) =>
      orderLinkPaths(args.params.token).document(id),
    ),
    seo,
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const { token } = args.params;
  const form = await readForm(args.request);
  const found = await findLinkedOrder(tenant, context, token);
  if (!found) return data(undefined, { status: 404 });
  const done = (notice: string) => redirect(`${orderLinkPaths(token).order}?hinweis=${notice}`, 303);
  switch (form.get('aktion')) {
    case 'stornieren': {
      const result = await cancelByOwner(context, found.order);
      // A second click shows the page as well.
      if (result.ok || (result.code === 'impossible-event' && result.fulfilment === 'cancelled')) {
        throw done('storniert');
      }
      return data({ refusal: cancelMessage(result) }, { status: 409 });
    }
    case 'uebernehmen':
      if (visitor.user) await claimOrder(context.db, found.order.id, visitor.user);
      throw done(visitor.user ? 'uebernommen' : '');
    case 'verlaengern': {
      const result = await prolongReservation(context, found.order);
      if (result.ok) throw done('verlaengert');
      return data({ refusal: NOT_PROLONGABLE }, { status: 409 });
    }
    default:
      return data({ refusal: 'Bitte wählen Sie, was wir ändern sollen.' }, { status: 400 });
  }
}

export default function OrderByLink({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, warning, ...order } = loaderData;
  return (
    <LinkedOrder {...order} refusal={actionData?.refusal ?? warning}>
      <DocumentList documents={documents} />
    </LinkedOrder>
  );
}
