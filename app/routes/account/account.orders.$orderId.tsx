import { NextSteps } from '~/domain/orders/components/next-steps';
import { OrderAddresses } from '~/domain/orders/components/order-addresses';
import { OrderOverview } from '~/domain/orders/components/order-overview';
import { OrderProgress } from '~/domain/orders/components/order-progress';
import { accountScope } from '~/http/request-scope';
import { ordersPath } from '~/paths';
import { loadOrderPage } from '~/storefront/account/order-page.server';
import { accountSeo } from '~/storefront/account/page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import type { Route } from './+types/account.orders.$orderId';

export const handle: PageHandle = {
  breadcrumb: ({ order }: Route.ComponentProps['loaderData']) => ({ label: order.number }),
};

export const meta: Route.MetaFunction = seoMeta;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const order = await loadOrderPage(tenant, context, user.id, args.params.orderId);
  if (!order) throw new Response('Diese Bestellung gibt es nicht.', { status: 404 });
  return { order, seo: accountSeo(tenant, ordersPath, `${order.what} ${order.number}`) };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>
          {order.what} <span data-order-number={order.number}>{order.number}</span>
        </h1>
        <p className={lead}>
          {order.day} · {order.place}
        </p>
      </div>
      <OrderProgress {...order.progress} />
      <NextSteps steps={order.steps} bank={order.bank} giroCode={order.giroCode} />
      <OrderAddresses addresses={order.addresses} />
      <OrderOverview {...order.overview} />
    </div>
  );
}
