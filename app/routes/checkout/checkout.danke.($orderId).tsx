import { OrderThanks } from '~/domain/orders/components/order-thanks';
import { tenantContext, visitorContext } from '~/middleware/contexts';
import { requireOwnOrder } from '~/storefront/checkout/own-order.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/checkout.danke.($orderId)';

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader({ context, params }: Route.LoaderArgs) {
  return requireOwnOrder(context.get(tenantContext), context.get(visitorContext), 'kauf', params.orderId);
}

export default function PurchaseThanks({ loaderData }: Route.ComponentProps) {
  return <OrderThanks title="Vielen Dank für Ihre Bestellung" {...loaderData} />;
}
