import { OrderThanks } from '~/domain/orders/components/order-thanks';
import { requestScope } from '~/http/request-scope';
import { requireOwnOrder } from '~/storefront/checkout/own-order.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/checkout.dankeFuerReservierung.($orderId)';

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  return requireOwnOrder(tenant, context, visitor, 'reservierung', args.params.orderId);
}

export default function ReservationThanks({ loaderData }: Route.ComponentProps) {
  return <OrderThanks title="Vielen Dank für Ihre Reservierung" {...loaderData} />;
}
