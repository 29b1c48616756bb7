import { DocumentList } from '~/domain/documents/components/document-list';
import { OrderView } from '~/domain/orders/components/order-view';
import { notBoughtNotice } from '~/http/checkout/buy-reservation.server';
import { servicesContext } from '~/http/contexts';
import { accountScope } from '~/http/request-scope';
import { ordersPath } from '~/paths';
import { orderDocuments } from '~/storefront/account/order-documents.server';
import { loadOrderPage } from '~/storefront/account/order-page.server';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { Notice } from '~/ui/components/notice';
import { orderDocumentPath } from '~/values/order-paths';
import type { Route } from './+types/account.orders.$orderId';

export const handle: PageHandle = {
  breadcrumb: ({ order }: Route.ComponentProps['loaderData']) => ({ label: order.number }),
};

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const order = await loadOrderPage(tenant, context, args.context.get(servicesContext).providers, {
    userId: user.id,
    id: args.params.orderId,
  });
  if (!order) throw new Response('Diese Bestellung gibt es nicht.', { status: 404 });
  const documents = await orderDocuments(context, order.id, (id) => orderDocumentPath(order.id, id));
  const warning = notBoughtNotice(args.url, { orderType: order.orderType, fulfilment: order.progress.state });
  return { order, documents, warning, seo: accountSeo(tenant, ordersPath, `${order.what} ${order.number}`) };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  const { order, documents, warning } = loaderData;
  return (
    <OrderView order={order} notice={warning && <Notice tone="warn">{warning}</Notice>}>
      <DocumentList documents={documents} />
    </OrderView>
  );
}
